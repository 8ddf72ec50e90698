import { sql } from 'kysely'
import { openDatabase, type Db } from '#platform/database/db.ts'
import { standing } from './invitation-standing.ts'
import { loadOrmTables } from './orm-peer.ts'
import { lists } from './orm-tables.ts'

const children = ['candidate_text', 'candidate_trait', ...lists.map(([table]) => table)]

const invitations = `select invitation.company_id, invitation.candidate_id, invitation.job_id, job.scheduling_id,
    invitation.round, invitation.scheduling_status, ${standing} as standing
  from public.scout_invitation as invitation
  join public.job on job.company_id = invitation.company_id and job.id = invitation.job_id`

/** The product's own tables as views of the same schema: what is published, which key each has, whose rows they are. */
const views: [name: string, key: string, select: string][] = [
  ['school', 'id', 'select id, name from public.school'],
  ['school_department', 'id', 'select id, name from public.school_department'],
  [
    'company_candidate',
    'company_id, candidate_id',
    'select company_id, candidate_id, bookmarked_at, last_seen_at from public.company_candidate',
  ],
  [
    'company_label',
    'company_id, candidate_id, search_candidate_label_id',
    'select company_id, candidate_id, search_candidate_label_id from public.company_candidate_label',
  ],
  [
    'favorite',
    'company_id, candidate_id',
    `select company_id, candidate_id from public.favorite_company
     union select company_id, candidate_id from public.job_interest`,
  ],
  ['block', 'company_id, candidate_id', 'select company_id, candidate_id from public.blocked_company'],
  [
    'passed_over',
    'company_id, candidate_id',
    'select company_id, candidate_id from public.passed_over_candidate where is_for_team',
  ],
  ['invitation', 'company_id, candidate_id, round', invitations],
  [
    'last_invitation',
    'company_id, candidate_id',
    `select distinct on (company_id, candidate_id) * from (${invitations}) as invitation
     order by company_id, candidate_id, round desc`,
  ],
  [
    'last_invitation_to_job',
    'company_id, candidate_id, job_id',
    `select distinct on (company_id, candidate_id, job_id) * from (${invitations}) as invitation
     order by company_id, candidate_id, job_id, round desc`,
  ],
]

/** The ORM's tables with the keys between them, which relations in the schema are made of. */
export async function ensurePostgraphileTables(url: string) {
  const loadSeconds = await loadOrmTables(url)
  const { db, close } = openDatabase(url, { statementTimeout: 0 })
  await db.transaction().execute(tie)
  await close()
  return loadSeconds
}

/** Takes the views away: a later migration could not change the tables below them. */
export async function dropPostgraphileViews(url: string) {
  const { db, close } = openDatabase(url, { statementTimeout: 0 })
  for (const [name] of views) await sql.raw(`drop view if exists bench_orm.${name}`).execute(db)
  await close()
}

async function tie(db: Db) {
  const run = (text: string) => sql.raw(text).execute(db)
  for (const table of children) {
    await run(`alter table bench_orm.${table} drop constraint if exists of_candidate`)
    await run(`alter table bench_orm.${table} add constraint of_candidate
      foreign key (candidate_id) references bench_orm.candidate (id)`)
  }
  for (const [name, key, select] of views) {
    await run(`create or replace view bench_orm.${name} as ${select}`)
    const ofCandidate = key.includes('candidate_id') ? '\n@foreignKey (candidate_id) references candidate (id)' : ''
    await run(`comment on view bench_orm.${name} is '@primaryKey ${key.replaceAll(' ', '')}${ofCandidate}'`)
  }
  // A column without an index is no filter unless it says so.
  for (const column of [
    'status',
    'has_picture',
    'high_school_name',
    'other_school_name',
    'other_school_department_name',
  ])
    await run(`comment on column bench_orm.candidate.${column} is '@behavior +filterBy'`)
  await run(`comment on table bench_orm.candidate is '@foreignKey (school_id) references school (id)
@foreignKey (school_department_id) references school_department (id)'`)
}
