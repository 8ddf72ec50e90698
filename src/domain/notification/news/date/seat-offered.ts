import { spanText } from '#ground/time/span.ts'
import { urls } from '#ground/urls.ts'
import { placeBefore } from '#ground/words/place.ts'
import { isCompanyInForce } from '#domain/company/queries.ts'
import { findPlace } from '#domain/scout-invitation/waiting-place/queries.ts'
import { isOffered } from '#domain/scout-invitation/waiting-place/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findDateFacts, type AboutDate } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromAcceptance, placeOf, planOf, shortTime } from '../../wording.ts'

type About = AboutDate & { waitingPlaceId: string; movedTo?: string | undefined }

/** Undefined once the seat is booked, given back, or no longer kept, and while its company receives no bookings. */
async function findOffer(db: Db | Tx, about: About) {
  const place = await findPlace(db, about)
  if (!place || !isOffered(place, new Date()) || place.offeredUntil === null) return undefined
  if (!(await isCompanyInForce(db, about.companyId))) return undefined
  const facts = await findDateFacts(db, about)
  return facts && { ...facts, until: place.offeredUntil }
}

/** To the first in line for a full date, of which a seat is free; and again when the date of the seat moves. */
export const seatOffered = kind({
  code: 'C50',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: findOffer,
  recipients: scoutedStudent,
  hears: {
    async notify_seat_offered(tx, { companyId, waitingPlaceId, movedTo }): Promise<About[]> {
      const place = await findPlace(tx, { companyId, waitingPlaceId })
      if (!place) return []
      const { scoutInvitationId, schedulingDateId } = place
      return [{ companyId, waitingPlaceId, scoutInvitationId, schedulingDateId, movedTo }]
    },
  },
  clock: null,
  effect: ({ waitingPlaceId, movedTo = '' }) => `${waitingPlaceId}${movedTo}`,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, date, until }, { movedTo }) => {
    const news = movedTo ? '確保している席の日時が変わりました' : 'キャンセル待ちの席が空きました'
    const title = `${news}：${spanText(date.startAt, date.endAt)}`
    return {
      path: urls.candidate.schedule(scout.id),
      list: { title, body: `${scout.companyName}：${shortTime(until)}まで、あなたのために確保しています` },
      mail: {
        subject: `${title}（${scout.companyName}）`,
        lines: blocks(
          [
            movedTo
              ? `確保している席の日時を、${scout.companyName}が変更しました。`
              : `キャンセル待ちをしていた${scout.companyName}の日程に、席が空きました。`,
            `${shortTime(until)}まで、あなたのために確保しています。過ぎると、次の方にご案内します。`,
          ],
          ...planOf(date),
          ...placeOf({
            ...date,
            location: placeBefore({ location: date.location, isOnline: date.url !== null }),
            url: null,
          }),
        ),
        action: '次のURLで予約できます。',
        reason: fromAcceptance(scout),
      },
    }
  },
})
