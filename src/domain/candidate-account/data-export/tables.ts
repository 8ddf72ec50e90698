import type { ExportTable } from './column.ts'
import { accountTables } from './tables/account.ts'
import { assessmentTables } from './tables/assessment.ts'
import { profileTables } from './tables/profile.ts'
import { scoutTables } from './tables/scouts.ts'

/** Every table of the file. A test holds them and their columns against the schema. */
export const exportTables: readonly ExportTable[] = [
  ...profileTables,
  ...assessmentTables,
  ...accountTables,
  ...scoutTables,
]

/**
 * Tables with rows about a student that stay out of the file, each with its reason. What companies write for
 * themselves is theirs: the product stores it for them and may not disclose it (個人情報保護法 16条4項, 33条2項).
 */
export const notExported: Record<string, string> = {
  company_candidate: 'Memo, bookmark and last look of a company: its own data, which the company discloses.',
  company_candidate_label: 'Labels of a company: its own data, which the company discloses.',
  candidate_reading: 'Limits how much one reader reads in a day; names people of companies.',
  candidate_push: 'Pushes that wait for a device; their words stand in お知らせ.',
  candidate_lookup:
    'Which person of the operator looked the student up, and why: disclosed on request, by the operator.',
  oidc_flow: 'A visit to another service that lasts ten minutes; secrets alone.',
  passkey_challenge: 'Lasts five minutes; a secret alone.',
  password_reset: 'A link of the mail that asked for it; a secret alone.',
  candidate_withdrawal: 'Exists only once the student has left, and then nobody can ask.',
  scout_received_in_week: 'A count of スカウト that includes scouts which have not left yet.',
}
