import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** Every list of a student as a table of its own, as an ORM lays it out: [table, value column, type, what holds the values]. */
export const lists = [
  ['candidate_area', 'prefecture_id', 'text', 'unnest(candidate.area_preference_ids)'],
  ['candidate_industry', 'industry_id', 'smallint', 'unnest(candidate.industry_ids)'],
  ['candidate_job_type', 'job_type_id', 'smallint', 'unnest(candidate.job_type_ids)'],
  ['candidate_company_size', 'company_size_id', 'smallint', 'unnest(candidate.company_size_ids)'],
  ['candidate_criterion', 'criterion_id', 'smallint', 'unnest(candidate.company_selection_criterion_ids)'],
  ['candidate_scout_type', 'scout_type_id', 'smallint', 'unnest(candidate.preferred_scout_type_ids)'],
  ['candidate_selling_point', 'selling_point_id', 'smallint', 'unnest(candidate.selling_point_ids)'],
  ['candidate_school_group', 'school_group_id', 'smallint', 'unnest(school_groups_of(candidate))'],
] as const

const indexed = [
  'graduation_year',
  'department_category',
  'job_hunting_status_id',
  'gender',
  'campus_prefecture_id',
  'hometown_prefecture_id',
  'school_id',
  'school_department_id',
  'toeic_score',
  'last_active_at desc, ordinal desc',
  'inserted_at desc, ordinal desc',
  'score_band desc, last_active_at desc, ordinal desc',
]

/** Made once: the same students, normalised, under b-tree indexes on every column that is asked for. */
export async function ensureOrmTables(db: Db) {
  // The column that was added last: tables without it are of an older run.
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from information_schema.columns
      where table_schema = 'bench_orm' and column_name = 'ordinal') as "isThere"`.execute(db)
  if (rows[0]?.isThere) return false
  await db.transaction().execute(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx)
    await run(`drop schema if exists bench_orm cascade`)
    await run(`create schema bench_orm`)
    await run(`create table bench_orm.candidate as
      select candidate.id, candidate.ordinal, status, picture_file is not null as has_picture, gender, graduation_year, school_id,
        school_department_id, other_school_name, other_school_department_name, department_category,
        campus_prefecture_id, hometown_prefecture_id, high_school_name, job_hunting_status_id, toeic_score,
        activity.last_active_at, activity.inserted_at, activity.score_band
      from candidate join candidate_activity as activity on activity.candidate_id = candidate.id`)
    await run('alter table bench_orm.candidate add primary key (id)')
    for (const columns of indexed) await run(`create index on bench_orm.candidate (${columns})`)
    // Long texts stand in a table of their own, one row a student: an ORM does not load them with every list.
    await run(`create table bench_orm.candidate_text as
      select id as candidate_id, array_to_string(taglines, E'\\n') as taglines, self_introduction, student_project_experience,
        study_abroad_experience, qualification_experience, internship_experience, skill_text from candidate`)
    await run('alter table bench_orm.candidate_text add primary key (candidate_id)')
    for (const [table, column, type, values] of lists) {
      await run(`create table bench_orm.${table} as
        select distinct candidate.id as candidate_id, value::${type} as ${column} from candidate, ${values} as value`)
      await run(`alter table bench_orm.${table} add primary key (candidate_id, ${column})`)
      await run(`create index on bench_orm.${table} (${column})`)
    }
    await run(`create table bench_orm.candidate_trait as
      select candidate_id, trait::smallint as trait, percentage from assessment_profile,
        unnest(personality_percentages) with ordinality as score (percentage, trait)`)
    await run('alter table bench_orm.candidate_trait add primary key (candidate_id, trait)')
    await run('create index on bench_orm.candidate_trait (trait, percentage)')
  })
  for (const table of ['candidate', 'candidate_text', 'candidate_trait', ...lists.map(([name]) => name)])
    await sql.raw(`vacuum analyze bench_orm.${table}`).execute(db)
  return true
}
