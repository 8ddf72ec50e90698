import { scheduleDays } from '#domain/scout-invitation/rules.ts'
import { urls } from '#ground/urls.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'
import { isLapsed } from './rules.ts'

type About = AboutScout & { step: number }

/** To the student; `sentStepLapsed` tells the company. */
export const stepLapsed = kind({
  code: 'C46',
  reaches: 'student',
  topic: 'SCOUT_DEADLINE',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: About) => findScoutFacts(db, about),
  recipients: scoutedStudent,
  hears: { notify_step_lapsed: (_, about) => [about] },
  clock: null,
  effect: ({ scoutInvitationId, step }) => `${scoutInvitationId}:${step}`,
  isStillTrue: async (_, { about, facts: { scout } }) => isLapsed(scout, about.step),
  text: ({ scout }) => ({
    path: urls.candidate.thread(scout.id),
    list: { title: `次の日程を選ぶ期限が過ぎました：${scout.companyName}`, body: scout.jobTitle },
    mail: {
      subject: `次の日程を選ぶ期限が過ぎました：${scout.companyName}`,
      lines: blocks(
        [
          `${scout.companyName}からご案内した次の日程は、選ぶ${scheduleDays}日の期限が過ぎたため、締め切られました。`,
          'スカウトや、これまでのやりとりはそのまま続いています。',
          '参加したいときは、メッセージで企業に伝えてください。企業は、もう一度日程を案内できます。',
        ],
        jobOf(scout),
      ),
      action: '次のURLからメッセージを送れます。',
      reason: fromAcceptance(scout),
    },
  }),
})
