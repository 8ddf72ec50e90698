import { sql, type RawBuilder } from 'kysely'
import type { Part } from './parts.ts'

type Wanted = {
  keys: { key: string; group: number }[]
  keywords: { family: string; keyword: string; alternative: number; group: number }[]
  among: { set: RawBuilder<unknown>; group: number }[]
  except: RawBuilder<unknown>[]
  groups: number
}

function gather(parts: readonly Part[]): Wanted {
  const wanted: Wanted = { keys: [], keywords: [], among: [], except: [], groups: 0 }
  for (const part of parts) {
    if ('except' in part) {
      wanted.except.push(part.except)
      continue
    }
    const group = wanted.groups++
    if ('among' in part) wanted.among.push({ set: part.among, group })
    else if ('keys' in part) wanted.keys.push(...part.keys.map((key) => ({ key, group })))
    else
      wanted.keywords.push(
        ...part.keywords.map((keyword, alternative) => ({ ...keyword, alternative: alternative + 1, group })),
      )
  }
  return wanted
}

const list = (values: readonly (string | number)[], type: 'text' | 'int') => sql`${values}::${sql.raw(type)}[]`
const bitsOf = (set: RawBuilder<unknown>) =>
  sql`bits_of(ordinal % 16384, 1) from (${set}) as known group by ordinal / 16384`

/**
 * Rows (chunk, bits): the students of each chunk for whom every part is true, now. Edits that are not yet folded into
 * the bits are laid over them. Chunks without such a student may be missing.
 */
export function matchingChunks(parts: readonly Part[]) {
  const { keys, keywords, among, except, groups } = gather(parts)
  const known = among.map(({ set, group }) => sql`union all select ${group}::int, ordinal / 16384, ${bitsOf(set)}`)
  const without =
    except.length === 0
      ? sql`select all_of.chunk, all_of.bits from all_of`
      : sql`
    select all_of.chunk, case when gone.bits is null then all_of.bits else all_of.bits & ~gone.bits end as bits
    from all_of left join (
      select ordinal / 16384 as chunk, ${bitsOf(sql.join(except, sql` union all `))}
    ) as gone (chunk, bits) using (chunk)`
  return sql`
    with want (key, alternative, grp, size) as materialized (
      select key, 0, grp, 1 from unnest(${list(
        keys.map(({ key }) => key),
        'text',
      )}, ${list(
        keys.map(({ group }) => group),
        'int',
      )}) as asked (key, grp)
      union all
      select key, alternative, grp, cardinality(keys)
      from unnest(
        ${list(
          keywords.map(({ family }) => family),
          'text',
        )}, ${list(
          keywords.map(({ keyword }) => keyword),
          'text',
        )},
        ${list(
          keywords.map(({ alternative }) => alternative),
          'int',
        )}, ${list(
          keywords.map(({ group }) => group),
          'int',
        )}
      ) as asked (family, keyword, alternative, grp),
      search_keyword_keys(family, keyword) as keys, unnest(keys) as key
    ),
    pending (key, chunk, ons, offs) as materialized (
      select key, ordinal / 16384,
        coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()),
        coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits())
      from (
        select distinct on (key, ordinal) key, ordinal, is_on from search_flip
        where key in (select key from want) order by key, ordinal, seq desc
      ) as latest group by key, ordinal / 16384
    ),
    found (grp, alternative, size, chunk, bits) as (
      select grp, alternative, size, chunk,
        case when pending.ons is null then search_bits.bits else (search_bits.bits & ~pending.offs) | pending.ons end
      from want join search_bits using (key) left join pending using (key, chunk)
      union all
      select grp, alternative, size, chunk, ons from want join pending using (key)
      where not exists (select from search_bits where search_bits.key = pending.key and search_bits.chunk = pending.chunk)
    ),
    each_of (grp, chunk, bits) as (
      select grp, chunk, bits from found where size = 1
      union all
      select grp, chunk, bit_and(bits) from found where size > 1 group by grp, alternative, size, chunk having count(*) = size
      ${known.length === 0 ? sql`` : sql.join(known, sql` `)}
    ),
    one_of (grp, chunk, bits) as (select grp, chunk, bit_or(bits) from each_of group by grp, chunk),
    all_of (chunk, bits) as (select chunk, bit_and(bits) from one_of group by chunk having count(*) = ${groups}::int)
    ${without}`
}
