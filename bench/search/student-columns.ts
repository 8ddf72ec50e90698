import { openDatabase } from '#platform/database/db.ts'
import { standing } from './invitation-standing.ts'
import { normal, written } from './plain-words.ts'

export type ColumnType = 'varchar' | 'integer' | 'boolean' | 'bigint' | 'varchar[]' | 'integer[]'

/** A student as one flat row, for those who hold a copy: [column, type there, expression here]. */
export const columns = [
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
  ['areas', 'varchar[]', 'candidate.area_preference_ids'],
  ['industries', 'integer[]', 'candidate.industry_ids'],
  ['job_types', 'integer[]', 'candidate.job_type_ids'],
  ['sizes', 'integer[]', 'candidate.company_size_ids'],
  ['criteria', 'integer[]', 'candidate.company_selection_criterion_ids'],
  ['scout_types', 'integer[]', 'candidate.preferred_scout_type_ids'],
  ['selling_points', 'integer[]', 'candidate.selling_point_ids'],
  ['school_groups', 'integer[]', 'school_groups_of(candidate)'],
  ['percentages', 'integer[]', 'assessment.personality_percentages'],
  ['school', 'varchar', normal('coalesce(candidate.other_school_name, school.name)')],
  ['department', 'varchar', normal('coalesce(candidate.other_school_department_name, school_department.name)')],
  ['high_school', 'varchar', normal('candidate.high_school_name')],
  ['text', 'varchar', normal(written)],
] as const satisfies [name: string, type: ColumnType, expression: string][]

export type Column = (typeof columns)[number][0]
export type ListColumn = Extract<(typeof columns)[number], readonly [string, `${string}[]`, string]>[0]
export type WordColumn = 'school' | 'department' | 'high_school' | 'text'

export const isList = (type: ColumnType) => type.endsWith('[]')

/** Rows of all students; an expression may be put into another form. */
export const studentRows = (form: (expression: string, type: ColumnType) => string = (expression) => expression) => `
  select ${columns.map(([name, type, expression]) => `${form(expression, type)} as ${name}`).join(', ')}
  from candidate join candidate_activity as activity on activity.candidate_id = candidate.id
  left join assessment_profile as assessment on assessment.candidate_id = candidate.id
  left join school on school.id = candidate.school_id
  left join school_department on school_department.id = candidate.school_department_id`

/** Marks that a company has made: small, true only of their hour, and so read with every run. */
export const marksOf = (companyId: string) => {
  const ordinals = (table: string, where = 'true') =>
    `select candidate.ordinal from ${table} as known join candidate on candidate.id = known.candidate_id
    where known.company_id = '${companyId}' and ${where}`
  return {
    bookmarked: ordinals('company_candidate', 'bookmarked_at is not null'),
    seen: ordinals('company_candidate', 'last_seen_at is not null'),
    labelled: `select candidate.ordinal, search_candidate_label_id as label from company_candidate_label as known
      join candidate on candidate.id = known.candidate_id where known.company_id = '${companyId}'`,
    favourite: `${ordinals('favorite_company')} union ${ordinals('job_interest')}`,
    blocked: ordinals('blocked_company'),
    passed_over: ordinals('passed_over_candidate', 'is_for_team'),
    invited: `select candidate.ordinal, job_id as job, job.scheduling_id as dates, invitation.round,
        scheduling_status as schedule,
        ${standing} as status
      from scout_invitation as invitation join job on job.company_id = invitation.company_id and job.id = job_id
      join candidate on candidate.id = invitation.candidate_id
      where invitation.company_id = '${companyId}'`,
  }
}

type MarkRow = Record<string, string | number | null>
export type Mark = keyof ReturnType<typeof marksOf>

const slice = 5_000

/** All students, some thousand flat rows at a time. */
export async function* readStudents(url: string): AsyncGenerator<unknown[][]> {
  const { pool, close } = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  try {
    const last = await pool.query<{ last: number }>('select coalesce(max(ordinal), 0) as last from candidate')
    for (let from = 0; from <= (last.rows[0]?.last ?? 0); from += slice) {
      const { rows } = await pool.query<unknown[]>({
        text: `${studentRows()} where candidate.ordinal >= $1 and candidate.ordinal < $2 order by candidate.ordinal`,
        values: [from, from + slice],
        rowMode: 'array',
      })
      yield rows
    }
  } finally {
    await close()
  }
}

/** The rows of each mark. */
export async function readMarks(url: string, companyId: string): Promise<Record<Mark, MarkRow[]>> {
  const { pool, close } = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  try {
    const rowsOf = async (select: string) => (await pool.query<MarkRow>(select)).rows
    const read: [string, MarkRow[]][] = []
    for (const [mark, select] of Object.entries(marksOf(companyId))) read.push([mark, await rowsOf(select)])
    return Object.fromEntries(read) as Record<Mark, MarkRow[]>
  } finally {
    await close()
  }
}
