import type { SchedulingStatus } from '#domain/scout-invitation/rules.ts'

/** §4: who can be exported; ACCEPTED unless asked otherwise. */
export const csvScoutInvitationStatuses = ['ACCEPTED', 'HIRED'] as const
export const csvEncodings = ['UTF_8', 'SHIFT_JIS'] as const
export type CsvEncoding = (typeof csvEncodings)[number]

export type CsvFilter = {
  jobId: string | null
  scoutInvitationStatus: (typeof csvScoutInvitationStatuses)[number]
  schedulingStatus: SchedulingStatus | null
}

/** Most rows of one answer of GraphQL, which is held in memory whole; the download has no such limit. */
export const maxCsvRows = 9999

const lists = { ACCEPTED: '承認者一覧', HIRED: '採用者一覧' } as const

// What the file systems people use do not allow in a name, and what can make a name look like another.
const notInFileNames = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** The name of the file: 「承認者一覧_エンジニア職_20261121.csv」. today is a Tokyo day, 'YYYY-MM-DD'. */
export const csvTitle = (status: CsvFilter['scoutInvitationStatus'], jobTitle: string | null, today: string) =>
  [lists[status], jobTitle?.replace(notInFileNames, '_'), today.replaceAll('-', '')]
    .filter((part) => typeof part === 'string')
    .join('_') + '.csv'

const wordsOf = (word: string) => word.toUpperCase().replaceAll('-', '_')
/** A word of the URL, `scheduling-date-requested`, as one of the values; undefined when it is none of them. */
export const ofWord = <Value extends string>(word: string, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === wordsOf(word))
