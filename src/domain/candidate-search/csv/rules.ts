import type { SchedulingStatus } from '#domain/scout-invitation/rules.ts'

/** §4: the statuses that can be exported; ACCEPTED by default. */
export const csvScoutInvitationStatuses = ['ACCEPTED', 'HIRED'] as const
export const csvEncodings = ['UTF_8', 'SHIFT_JIS'] as const
export type CsvEncoding = (typeof csvEncodings)[number]

export type CsvFilter = {
  jobId: string | null
  scoutInvitationStatus: (typeof csvScoutInvitationStatuses)[number]
  schedulingStatus: SchedulingStatus | null
}

/** The most rows of one GraphQL answer, which is in memory as a whole; the download has no such limit. */
export const maxCsvRows = 9999

const lists = { ACCEPTED: '承認者一覧', HIRED: '採用者一覧' } as const

// Characters that common file systems do not allow in a name, or that can disguise a name.
const notInFileNames = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** The name of the file: 「承認者一覧_エンジニア職_20261121.csv」. today is a Tokyo day, 'YYYY-MM-DD'. */
export const csvTitle = (status: CsvFilter['scoutInvitationStatus'], jobTitle: string | null, today: string) =>
  [lists[status], jobTitle?.replace(notInFileNames, '_'), today.replaceAll('-', '')]
    .filter((part) => typeof part === 'string')
    .join('_') + '.csv'

const wordsOf = (word: string) => word.toUpperCase().replaceAll('-', '_')
/** The value for a word of the URL, such as `scheduling-date-requested`; undefined for an unknown word. */
export const ofWord = <Value extends string>(word: string, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === wordsOf(word))
