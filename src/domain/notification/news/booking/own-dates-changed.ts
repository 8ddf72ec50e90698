import { findStaffDates, listRemovedDates } from '#domain/calendar/entry/queries.ts'
import { removedEntryOf, staffEntryOf } from '#domain/calendar/entry/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { isReachable, listStaff } from '../../people/queries.ts'
import { blocks, longSpan, shortTime, toUpdatedCalendar } from '../../wording.ts'

type About = Occasions['notify_own_dates']
type Period = { startAt: Date; endAt: Date }

/** Undefined once none of the changes holds any more. */
async function findChanges(db: Db | Tx, about: About) {
  const { assigned, moved, removed } = about
  const before = new Map(moved.map((date) => [date.schedulingDateId, date]))
  const dates = await findStaffDates(db, about, [...assigned, ...before.keys(), ...removed])
  const present = dates.filter(({ calledOffAt }) => calledOffAt === null)
  const movedDates = present.flatMap((date) => {
    const had = before.get(date.id)
    return had ? [{ ...date, before: { startAt: new Date(had.startAt), endAt: new Date(had.endAt) } }] : []
  })
  const calledOff = dates.filter(({ id, calledOffAt }) => calledOffAt !== null && removed.includes(id))
  const gone = removed.length > 0 ? await listRemovedDates(db, about, removed) : []
  const changes = { assigned: present.filter(({ id }) => assigned.includes(id)), moved: movedDates, calledOff, gone }
  return Object.values(changes).some((part) => part.length > 0) ? changes : undefined
}
type Changes = NonNullable<Awaited<ReturnType<typeof findChanges>>>

const timesOf = ({ startAt, endAt }: Period) => `${startAt.getTime()}-${endAt.getTime()}`
const isMoved = (date: Changes['moved'][number]) => timesOf(date) !== timesOf(date.before)

function titleOf({ assigned, moved, calledOff, gone }: Changes) {
  const removed = [...calledOff, ...gone]
  const count = assigned.length + moved.length + removed.length
  const [added, other, off] = [assigned[0], moved[0], removed[0]]
  if (count === 1 && added) return `日程の担当になりました：${shortTime(added.startAt)}〜`
  if (count === 1 && other)
    return isMoved(other)
      ? `担当する日程が変更されました：${shortTime(other.before.startAt)} → ${shortTime(other.startAt)}`
      : `担当する日程の場所が変更されました：${shortTime(other.startAt)}〜`
  if (count === 1 && off)
    return calledOff.length > 0
      ? `担当する日程が中止になりました：${shortTime(off.startAt)}〜`
      : `日程の担当から外れました：${shortTime(off.startAt)}〜`
  const parts = [
    ['追加', assigned.length],
    ['変更', moved.length],
    ['取り消し', removed.length],
  ] as const
  const counted = parts.flatMap(([name, of]) => (of > 0 ? [`${name}${of}件`] : []))
  return `担当する日程が変わりました（${counted.join('、')}）`
}

/** Files of one mail, and dates of one of its lists. */
const maxDates = 20
const lineOf = ({ title, ...period }: Period & { title: string }) =>
  `${longSpan(period.startAt, period.endAt)} ${title}`

function sectionOf<Row>(heading: string, rows: readonly Row[], line: (row: Row) => string): string[][] {
  if (rows.length === 0) return []
  const more = rows.length > maxDates ? [`ほか${rows.length - maxDates}件`] : []
  return [[heading, ...rows.slice(0, maxDates).map(line), ...more]]
}

const movedLine = (date: Changes['moved'][number]) =>
  isMoved(date) ? `${longSpan(date.before.startAt, date.before.endAt)} → ${lineOf(date)}` : lineOf(date)

function entriesOf({ assigned, moved, calledOff, gone }: Changes) {
  const present = [...moved, ...calledOff, ...assigned].map((date) => staffEntryOf(date, []))
  return [...gone.map(removedEntryOf), ...present].slice(0, maxDates)
}

/** To a colleague whose own dates another one changed: assigned, moved, called off or taken away. */
export const ownDatesChanged = companyKind({
  code: 'K55',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: findChanges,
  recipients: async (db, { companyId, companyUserId }) =>
    (await isReachable(db, companyId))
      ? (await listStaff(db, companyId)).map(({ id }) => id).filter((id) => id === companyUserId)
      : [],
  hears: { notify_own_dates: (_, change) => [change] },
  clock: null,
  effect: ({ companyUserId, actedAt }) => `${companyUserId}:${actedAt}`,
  isStillTrue: whileThereAreFacts,
  text: (changes) => {
    const { assigned, moved, calledOff, gone } = changes
    const title = titleOf(changes)
    const [first] = [...assigned, ...moved, ...calledOff, ...gone]
    return {
      path: clientUrls.interviews(),
      list: { title, body: first?.title ?? '' },
      mail: {
        subject: title,
        lines: blocks(
          ['あなたが担当する日程について、お知らせします。'],
          ...sectionOf('■新しく担当する日程', assigned, lineOf),
          ...sectionOf('■変更された日程', moved, movedLine),
          ...sectionOf('■中止になった日程', calledOff, lineOf),
          ...sectionOf('■担当から外れた日程、削除された日程', gone, lineOf),
          toUpdatedCalendar,
        ),
        action: '次のURLで、担当する日程を確認できます。',
        reason: '日程の担当（通知先）に設定された方にお送りしています。',
        calendarEntries: entriesOf(changes),
      },
    }
  },
})
