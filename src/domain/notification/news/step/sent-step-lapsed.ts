import { clientUrls } from '#ground/client-urls.ts'
import { findScoutFacts, withStudent, type AboutScout } from '../../facts/queries.ts'
import { senderAndNotified } from '../../facts/recipients.ts'
import { companyKind } from '../../kind.ts'
import { calledOf } from '../../wording.ts'
import { isLapsed } from './rules.ts'

type About = AboutScout & { step: number }

/** To the company; `stepLapsed` tells the student. */
export const sentStepLapsed = companyKind({
  code: 'K46',
  reaches: 'companyUser',
  channels: ['LIST'],
  addressee: 'present',
  timed: null,
  facts: async (db, about: About) => withStudent(db, await findScoutFacts(db, about)),
  recipients: senderAndNotified,
  hears: { notify_step_lapsed: (_, about) => [about] },
  clock: null,
  effect: ({ scoutInvitationId, step }) => `${scoutInvitationId}:${step}`,
  isStillTrue: async (_, { about, facts: { scout } }) => isLapsed(scout, about.step),
  text: ({ scout, student }) => ({
    path: clientUrls.thread(scout.id),
    list: {
      title: `${calledOf({ student })}が次の日程を選ばないまま、期限が過ぎました`,
      body: `${scout.jobTitle}：メッセージで予定を聞くか、もう一度日程を案内できます`,
    },
    mail: null,
  }),
})
