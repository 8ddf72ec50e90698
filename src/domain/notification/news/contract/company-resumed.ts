import { spanText } from '#ground/time/span.ts'
import { urls } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { isCompanyInForce } from '#domain/company/queries.ts'
import { listPlaces } from '#domain/scout-invitation/waiting-place/queries.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf, longSpan, shortTime } from '../../wording.ts'
import { listOpenDates } from '../date/queries.ts'
import { listComingDates, listOpenRelations } from './queries.ts'

type About = AboutScout & { contractSuspensionId: string }

/** The dates, seats and places of a scout. Undefined when the scout has ended, or while its company is out of force. */
async function findContinuation(db: Db | Tx, about: About) {
  const { companyId, scoutInvitationId: id } = about
  if (!(await isCompanyInForce(db, companyId))) return undefined
  if ((await listOpenRelations(db, companyId, id)).length === 0) return undefined
  const facts = await findScoutFacts(db, about)
  if (!facts) return undefined
  const open = await listOpenDates(db, about)
  const seats = open.flatMap(({ startAt, endAt, place }) =>
    place?.status === 'OFFERED' && place.offeredUntil ? [{ startAt, endAt, until: place.offeredUntil }] : [],
  )
  const places = await listPlaces(db, { companyId, id })
  const isWaiting = places.some(({ status }) => status === 'WAITING')
  return { ...facts, seats, isWaiting, canChoose: open.length > 0, dates: await listComingDates(db, about) }
}

type Continuation = NonNullable<Awaited<ReturnType<typeof findContinuation>>>

/** To each student with an accepted scout or a date of the company, once; `contractResumed` notifies the company. */
export const companyResumed = kind({
  code: 'C57',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: findContinuation,
  recipients: scoutedStudent,
  hears: {
    notify_contract_resumed: async (tx, { companyId, contractSuspensionId }): Promise<About[]> =>
      (await listOpenRelations(tx, companyId)).map((scout) => ({ ...scout, contractSuspensionId })),
  },
  clock: null,
  effect: ({ contractSuspensionId }) => contractSuspensionId,
  isStillTrue: whileThereAreFacts,
  text: (facts) => {
    const { scout, dates, seats, isWaiting, canChoose } = facts
    const chooseBy = scout.scheduleBy ?? scout.chooseBy
    const title = `${scout.companyName}がサービスの利用を再開しました`
    return {
      path: pathOf(facts),
      list: { title, body: briefOf(facts) },
      // Only a kept seat has a time that runs out.
      ...(seats.length === 0 && { push: null }),
      mail: {
        subject: title,
        lines: blocks(
          [
            `${scout.companyName}の利用の停止が終わり、サービスの利用が再開されました。`,
            'これまでのやりとりと日程は、続きから進められます。',
          ],
          ...(dates.length > 0
            ? [
                ['予約している日程は、そのまま有効です。'],
                ...dates.map(({ startAt, endAt }) => ['■予約している日程', longSpan(startAt, endAt)]),
              ]
            : []),
          ...(seats.length > 0
            ? [
                ['確保していた席は、次の期限まで、あらためて確保しています。'],
                ...seats.map(({ startAt, endAt, until }) => [
                  '■確保している席',
                  `${spanText(startAt, endAt)}（${shortTime(until)}まで）`,
                ]),
              ]
            : []),
          ...(canChoose && chooseBy ? [[`日程は、${shortTime(chooseBy)}まで選べます。`]] : []),
          ...(isWaiting ? [['キャンセル待ちの順番は、そのままです。席が空いたらお知らせします。']] : []),
          jobOf(scout),
        ),
        action: canChoose && dates.length === 0 ? '次のURLで日程を選べます。' : '次のURLで確認できます。',
        reason: fromAcceptance(scout),
      },
    }
  },
})

function pathOf({ scout, dates, canChoose }: Continuation) {
  if (dates.length > 0) return urls.candidate.events()
  return canChoose ? urls.candidate.schedule(scout.id) : urls.candidate.invitation(scout.id)
}

function briefOf({ dates: [date], seats: [seat] }: Continuation) {
  if (seat) return `${spanText(seat.startAt, seat.endAt)}の席を、${shortTime(seat.until)}まで確保しています`
  return date ? `${shortTime(date.startAt)}〜の予定は、そのまま有効です` : 'やりとりと日程を、続きから進められます'
}
