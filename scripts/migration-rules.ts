/** From this number on a release may be followed by the one before it: its migrations only add. */
export const firstAdditive = 255

type Exception = { file: string; because: string }

/** Migrations that the release before cannot live with, each with the reason and what is done instead of a way back. */
export const notAdditive: readonly Exception[] = [
  {
    file: '0305_booking_moves_and_doors.sql',
    because: 'its check is of columns that come with it: the release before leaves all three at their default',
  },
  {
    file: '0301_invitations_by_status.sql',
    because:
      'its functions are of repeatable/, which each release puts back in the same transaction; the statements that read by the dropped index read by the two new ones',
  },
  {
    file: '0303_postings_of_three_bytes.sql',
    because: 'search_posting_block came with 0302 in the same release: the one before neither reads nor writes it',
  },
]

const withoutComments = (text: string) => text.replaceAll(/--[^\n]*/g, '')

/** The faults of a migration for the release before it, which runs beside it in a change and after a way back. */
export function breaksReleaseBefore(text: string): string[] {
  const statements = withoutComments(text)
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
  const made = new Set(
    statements.flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []),
  )
  const dropped = new Set(
    statements.flatMap((statement) =>
      [...statement.matchAll(/drop constraint (?:if exists )?(\w+)/g)].map(([, name]) => name),
    ),
  )
  const parts = new Set(
    statements.flatMap(
      (statement) =>
        /^create (?:or replace )?(?:unique )?(?:function|aggregate|procedure|trigger|index|sequence) (?:if not exists )?(\w+)/.exec(
          statement,
        )?.[1] ?? [],
    ),
  )
  return statements.flatMap((statement) => {
    const [, part] =
      /^drop (?:function|aggregate|procedure|routine|trigger|index|sequence) (?:concurrently )?(?:if exists )?(\w+)/.exec(
        statement,
      ) ?? []
    if (part && !parts.has(part)) return [`drops ${part}, which the release before works with`]
    if (/^drop (?:table|view|type|schema)\b/.test(statement)) return ['drops what the release before reads']
    const [, table = ''] = /^alter table (?:only )?(?:if exists )?(\w+)/.exec(statement) ?? []
    if (!table || made.has(table)) return []
    // Each action of the statement by itself; a comma inside of brackets parts nothing.
    return statement.split(/,(?![^(]*\))/).flatMap((action) => {
      if (/\bdrop column\b/.test(action)) return [`${table}: drops a column`]
      if (/\brename\b/.test(action)) return [`${table}: renames`]
      if (/\bset not null\b/.test(action))
        return [`${table}: a column must be filled, which the release before may leave out`]
      if (/\balter (?:column )?\w+ (?:set data )?type\b/.test(action)) return [`${table}: changes a type`]
      if (/\badd (?:column )?\w+ [^,]*\bnot null\b/.test(action) && !/\b(?:default|generated)\b/.test(action))
        return [`${table}: a new column must be filled and has no default`]
      const [, constraint] = /\badd constraint (\w+)/.exec(action) ?? []
      if (constraint && !dropped.has(constraint))
        return [`${table}: a new constraint, which the release before may break`]
      return []
    })
  })
}
