import { spanText } from '#ground/time/span.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf, shortTime, spansOf } from '../../wording.ts'
import { canChoose, listOpenDates, listSent, listWaitingForDates } from './queries.ts'

/**
 * `request` is the id of the student's request and the Tokyo day it was made; from the second addition on also the first
 * added date. `schedulingDateIds` are the added dates.
 */
type About = AboutScout & { request: string; schedulingDateIds?: readonly string[] }

/**
 * Of a request the first addition is told, and each later one that was made for this student or that gives something to
 * choose to a student who could choose nothing.
 */
async function requestOf(tx: Tx, about: AboutScout, request: string, added: readonly string[]) {
  if ((await listSent(tx, about, `${datesAdded.code}:${request}`)).length === 0) return request
  const open = await listOpenDates(tx, about)
  const isMade = open.some(({ id, place }) => added.includes(id) && place?.reason === 'WISH')
  const others = open.filter(({ id }) => !added.includes(id))
  return (isMade || others.length === 0) && added[0] ? `${request}:${added[0]}` : null
}

async function findAdded(db: Db | Tx, about: About) {
  const facts = await findScoutFacts(db, about)
  if (!facts) return undefined
  const open = await listOpenDates(db, about)
  return { ...facts, dates: open.filter(({ id }) => about.schedulingDateIds?.includes(id)) }
}

/** To the students who requested other dates. */
export const datesAdded = kind({
  code: 'C07',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: findAdded,
  recipients: scoutedStudent,
  hears: {
    async notify_dates_added(tx, { companyId, schedulingId, schedulingDateIds = [] }) {
      const all: About[] = []
      for (const { id, requestedAt, ...scout } of await listWaitingForDates(tx, companyId, schedulingId)) {
        const request = await requestOf(tx, scout, `${id}:${tokyoToday(requestedAt)}`, schedulingDateIds)
        if (request) all.push({ ...scout, request, schedulingDateIds })
      }
      return all
    },
  },
  clock: null,
  effect: ({ request }) => request,
  isStillTrue: (db, { about }) => canChoose(db, about),
  text: ({ scout, dates }) => {
    const [only] = dates
    const made = dates.find(({ place }) => place?.reason === 'WISH')
    const title =
      dates.length === 1 && only
        ? `${spanText(only.startAt, only.endAt)}の日程が${made ? '、あなたのために用意されました' : '追加されました'}`
        : made
          ? 'あなたのために日程が用意されました'
          : '新しい日程が追加されました'
    const until = made?.place?.offeredUntil
    const named = dates.length > 0 ? [`追加された日程は、${spansOf(dates)}です。`] : []
    const promise = until
      ? [`あなたのために、${shortTime(until)}まで席を確保しています。過ぎると、ほかの学生も選べるようになります。`]
      : []
    return {
      path: urls.candidate.schedule(scout.id),
      list: { title, body: `${scout.companyName}：日程を選んでください` },
      mail: {
        subject: `${title}：${scout.companyName}`,
        lines: blocks(
          [`${scout.companyName}が、ご希望を受けて新しい日程を追加しました。`, ...named, ...promise],
          jobOf(scout),
        ),
        action: '次のURLで日程を選べます。',
        reason: fromAcceptance(scout),
      },
    }
  },
})
