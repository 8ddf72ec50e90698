import { urls } from '#ground/urls.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf, spansOf } from '../../wording.ts'
import { canChoose, listOpenDates } from '../date/queries.ts'

type About = AboutScout & { step: number }

/** To the student who was led to a next step without dates, once they have followed. */
export const nextDates = kind({
  code: 'C55',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: async (db, about: About) => {
    const facts = await findScoutFacts(db, about)
    return facts && { ...facts, dates: await listOpenDates(db, about) }
  },
  recipients: scoutedStudent,
  hears: { notify_next_dates: (_, about) => [about] },
  clock: null,
  effect: ({ scoutInvitationId, step }) => `${scoutInvitationId}:${step}`,
  isStillTrue: async (db, { about, facts: { scout } }) => scout.step === about.step && (await canChoose(db, about)),
  text: ({ scout, dates }) => {
    const title = `次の日程のご案内が届きました：${scout.companyName}`
    return {
      path: urls.candidate.schedule(scout.id),
      list: { title, body: '日程を選んでください' },
      mail: {
        subject: title,
        lines: blocks(
          [
            `${scout.companyName}から、お待ちいただいていた次の日程が届きました。`,
            ...(dates.length > 0 ? [`選べる日程は、${spansOf(dates)}です。`] : []),
          ],
          jobOf(scout),
        ),
        action: '次のURLで日程を選べます。',
        reason: fromAcceptance(scout),
      },
    }
  },
})
