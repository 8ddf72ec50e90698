import type { ExportTable } from './column.ts'
import { accountTables } from './tables/account.ts'
import { assessmentTables } from './tables/assessment.ts'
import { profileTables } from './tables/profile.ts'
import { reachTables } from './tables/reach.ts'
import { scoutTables } from './tables/scouts.ts'

/** Every table of the file. A test holds them and their columns against the schema. */
export const exportTables: readonly ExportTable[] = [
  ...profileTables,
  ...assessmentTables,
  ...accountTables,
  ...scoutTables,
  ...reachTables,
]

/**
 * Tables with rows about a student that stay out of the file, each with its reason. What companies write for
 * themselves is theirs: the product stores it for them and may not disclose it (個人情報保護法 16条4項, 33条2項).
 */
export const notExported: Record<string, string> = {
  saved_filter_match: 'Whom a condition of a company newly found, for thirty days: its own data.',
  company_candidate: 'Memo, bookmark and last look of a company: its own data, which the company discloses.',
  company_candidate_label: 'Labels of a company: its own data, which the company discloses.',
  passed_over_candidate: 'Whom a company has passed over for now: its own data, which the company discloses.',
  triage_place: 'Where a colleague of a company stopped in a list: its own data, which the company discloses.',
  open_reading:
    'Which person of a company was given what fair mode hides: names people of companies, as the rows of readings do.',
  scout_claim: 'Who of a company is writing a scout at the moment; lasts ten minutes.',
  scout_draft_student:
    'What a colleague of a company is writing to a student and has not sent: its own data, which the company discloses.',
  scout_placement: 'Where a company has placed a student in its selection: its own data, which the company discloses.',
  scout_stage:
    'The stage that a company was told last, which follows from other rows; the student reads すすんでいる企業.',
  scout_experiment_student:
    'Which of two texts of a company chance gave the student: its own data; the text itself is in スカウト.',
  scout_wording: 'Hashes by which a company’s sentences are known again; the letters themselves are in スカウト.',
  evaluation: 'What people of a company think of a student after a meeting: its own data, which the company discloses.',
  candidate_note: 'What colleagues of a company write about a student: its own data, which the company discloses.',
  candidate_reading: 'Limits how much one reader reads in a day; names people of companies.',
  notification_push: 'Pushes that wait for a device; their words stand in お知らせ.',
  candidate_lookup:
    'Which person of the operator looked the student up, and why: disclosed on request, by the operator.',
  oidc_flow: 'A visit to another service that lasts ten minutes; secrets alone.',
  line_code: 'Lasts ten minutes; a secret alone.',
  passkey_challenge: 'Lasts five minutes; a secret alone.',
  password_reset: 'A link of the mail that asked for it; a secret alone.',
  candidate_withdrawal: 'Exists only once the student has left, and then nobody can ask.',
  scout_received_in_week: 'A count of スカウト that includes scouts which have not left yet.',
}
