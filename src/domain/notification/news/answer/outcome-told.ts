import { findOutcome } from './queries.ts'
import { urls } from '#ground/urls.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'

type About = AboutScout & { outcome: string; scoutOutcomeId?: string }

/** The mail says that there is word, and the page says which: a refusal is not read on a locked screen. */
export const outcomeTold = kind({
  code: 'C20',
  reaches: 'student',
  topic: 'SCOUT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: About) => findScoutFacts(db, about),
  recipients: scoutedStudent,
  hears: {
    async notify_outcome_told(tx, of) {
      const outcome = await findOutcome(tx, of)
      return outcome ? [{ ...of, outcome }] : []
    },
  },
  clock: null,
  effect: ({ scoutInvitationId, outcome, scoutOutcomeId = outcome }) => `${scoutInvitationId}:${scoutOutcomeId}`,
  isStillTrue: whileThereAreFacts,
  text: ({ scout }) => ({
    path: urls.candidate.invitation(scout.id),
    list: { title: `${scout.companyName}から、その後のご連絡が届きました`, body: scout.jobTitle },
    mail: {
      subject: `${scout.companyName}から、その後のご連絡が届きました`,
      lines: blocks([`${scout.companyName}から、選考や面談のその後について連絡が届きました。`], jobOf(scout)),
      action: '次のURLで内容を確認してください。',
      reason: fromAcceptance(scout),
    },
  }),
})
