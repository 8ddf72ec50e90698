import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { openDuck, type Duck } from './duckdb-open.ts'
import { normal, written } from './plain-words.ts'

const list = (expression: string) => `array_to_string(${expression}, '|')`

/** [column, type there, expression here]; lists travel as text. */
const columns: [name: string, type: string, expression: string][] = [
  ['id', 'varchar', 'candidate.id'],
  ['ordinal', 'integer', 'candidate.ordinal'],
  ['status', 'varchar', 'candidate.status'],
  ['year', 'integer', 'candidate.graduation_year'],
  ['category', 'varchar', 'candidate.department_category'],
  ['gender', 'varchar', 'candidate.gender'],
  ['has_picture', 'boolean', 'candidate.picture_file is not null'],
  ['hunting', 'integer', 'coalesce(candidate.job_hunting_status_id, 0)'],
  ['campus', 'varchar', 'candidate.campus_prefecture_id'],
  ['hometown', 'varchar', 'candidate.hometown_prefecture_id'],
  ['toeic', 'integer', 'candidate.toeic_score'],
  ['last_active', 'bigint', '(extract(epoch from activity.last_active_at) * 1000000)::bigint'],
  ['inserted', 'bigint', '(extract(epoch from activity.inserted_at) * 1000000)::bigint'],
  ['band', 'integer', 'activity.score_band'],
  ['areas', 'varchar[]', list('candidate.area_preference_ids')],
  ['industries', 'integer[]', list('candidate.industry_ids')],
  ['job_types', 'integer[]', list('candidate.job_type_ids')],
  ['sizes', 'integer[]', list('candidate.company_size_ids')],
  ['criteria', 'integer[]', list('candidate.company_selection_criterion_ids')],
  ['scout_types', 'integer[]', list('candidate.preferred_scout_type_ids')],
  ['selling_points', 'integer[]', list('candidate.selling_point_ids')],
  ['school_groups', 'integer[]', list('school_groups_of(candidate)')],
  ['percentages', 'integer[]', list('assessment.personality_percentages')],
  ['school', 'varchar', normal('coalesce(candidate.other_school_name, school.name)')],
  ['department', 'varchar', normal('coalesce(candidate.other_school_department_name, school_department.name)')],
  ['high_school', 'varchar', normal('candidate.high_school_name')],
  ['text', 'varchar', normal(written)],
]

const students = `
  select ${columns.map(([name, , expression]) => `${expression} as ${name}`).join(', ')}
  from candidate join candidate_activity as activity on activity.candidate_id = candidate.id
  left join assessment_profile as assessment on assessment.candidate_id = candidate.id
  left join school on school.id = candidate.school_id
  left join school_department on school_department.id = candidate.school_department_id`

// Small, and true only of its hour: loaded with every run.
const company = (id: string) => ({
  bookmarked: `select candidate_id as id from company_candidate where company_id = '${id}' and bookmarked_at is not null`,
  seen: `select candidate_id as id from company_candidate where company_id = '${id}' and last_seen_at is not null`,
  labelled: `select candidate_id as id, search_candidate_label_id as label from company_candidate_label where company_id = '${id}'`,
  favourite: `select candidate_id as id from favorite_company where company_id = '${id}'`,
  blocked: `select candidate_id as id from blocked_company where company_id = '${id}'`,
  invited: `select candidate_id as id, job_id as job, job.scheduling_id as dates, invitation.round, scheduling_status as schedule,
      case when invitation.status = 'HIRED' then 'ACCEPTED'
        when invitation.status = 'PENDING' and expires_at <= now() then 'EXPIRED'
        when invitation.status = 'ACCEPTED' and scheduling_status is distinct from 'ACCEPTED' and schedule_by <= now() then 'EXPIRED'
        else invitation.status end as status
    from scout_invitation as invitation join job on job.company_id = invitation.company_id and job.id = job_id
    where invitation.company_id = '${id}'`,
})

/** The same students and the same company, read into a file beside the database the first time. */
export async function loadDuck(url: string, dataDir: string, companyId: string): Promise<Duck> {
  const folder = join(dataDir, 'duckdb')
  mkdirSync(folder, { recursive: true })
  const duck = await openDuck(join(folder, 'search.duckdb'))
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 })
  await client.connect()
  const file = join(folder, 'rows.csv')
  const bring = async (select: string, load: (rows: string) => string) => {
    await pipeline(client.query(copyTo(`copy (${select}) to stdout (format csv, header)`)), createWriteStream(file))
    await duck.run(load(`read_csv('${file}', header = true, all_varchar = true)`))
    rmSync(file)
  }
  try {
    const [row] = await duck.run("select count(*) from duckdb_tables() where table_name = 'student'")
    if (Number(row?.[0]) === 0)
      await bring(students, (rows) => `create table student as select ${columns.map(taken).join(', ')} from ${rows}`)
    for (const [table, select] of Object.entries(company(companyId)))
      await bring(select, (rows) => `create or replace table ${table} as select * from ${rows}`)
  } finally {
    await client.end()
  }
  return duck
}

const taken = ([name, type]: [string, string, string]) =>
  type.endsWith('[]') ? `string_split(${name}, '|')::${type} as ${name}` : `${name}::${type} as ${name}`
