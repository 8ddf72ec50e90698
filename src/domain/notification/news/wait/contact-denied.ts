import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { findScoutFacts, withStudent, type AboutScout } from '../../facts/queries.ts'
import { senderAndNotified } from '../../facts/recipients.ts'
import { companyKind } from '../../kind.ts'
import { blocks, calledOf, fromSending, jobOf, studentOf, withinBusinessDays } from '../../wording.ts'
import { findContact } from './queries.ts'

type About = AboutScout & { deniedAt: string }

/** The contact of a company has not arrived; it is contacted by another way. */
export const contactDenied = companyKind({
  code: 'K36',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  async facts(db, about: About) {
    const facts = await withStudent(db, await findScoutFacts(db, about))
    return facts && { ...facts, deniedAt: new Date(about.deniedAt) }
  },
  recipients: senderAndNotified,
  hears: {
    async notify_contact_denied(tx, scout): Promise<About[]> {
      const { contactDeniedAt = null } = (await findContact(tx, scout)) ?? {}
      return contactDeniedAt ? [{ ...scout, deniedAt: contactDeniedAt.toISOString() }] : []
    },
  },
  clock: null,
  effect: ({ scoutInvitationId, deniedAt }) => `${scoutInvitationId}:${deniedAt}`,
  isStillTrue: async (db, { about }) => (await findContact(db, about))?.contactedAt === null,
  text: ({ scout, student, deniedAt }) => ({
    path: clientUrls.acceptedStudents(),
    list: {
      title: `${calledOf({ student })}に、まだ連絡が届いていないようです`,
      body: `${scout.jobTitle}：電話など、別の方法でもう一度連絡してください`,
    },
    mail: {
      subject: `${calledOf({ student })}に、まだ連絡が届いていないようです（${scout.jobTitle}）`,
      lines: blocks(
        [
          `「連絡した」と記録した${studentOf({ scout, student })}から、まだ届いていないと回答がありました。`,
          '迷惑メールに入ったか、宛先が違っていたのかもしれません。',
          `${withinBusinessDays(deniedAt, contactBusinessDays)}、電話など別の方法でもう一度連絡し、「連絡した」を押してください。`,
        ],
        jobOf(scout),
      ),
      action: '次のURLで連絡先を確認できます。',
      reason: fromSending,
    },
  }),
})
