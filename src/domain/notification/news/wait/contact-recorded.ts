import { urls } from '#ground/urls.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'
import { findContact } from './queries.ts'

type About = AboutScout & { contactedAt: string }

/** A company's own word that it contacted the student: the student says whether it has arrived. */
export const contactRecorded = kind({
  code: 'C25',
  reaches: 'student',
  topic: 'SCOUT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: About) => findScoutFacts(db, about),
  recipients: scoutedStudent,
  hears: {
    async notify_contact_recorded(tx, scout): Promise<About[]> {
      const contact = await findContact(tx, scout)
      // A company may take a press back at once; and a student with a date needs no contact before it.
      if (!contact?.contactedAt || contact.contactArrivedAt || contact.schedulingStatus === 'ACCEPTED') return []
      return [{ ...scout, contactedAt: contact.contactedAt.toISOString() }]
    },
  },
  clock: null,
  effect: ({ scoutInvitationId, contactedAt }) => `${scoutInvitationId}:${contactedAt}`,
  isStillTrue: async (db, { about }) => {
    const contact = await findContact(db, about)
    return contact?.contactedAt?.toISOString() === about.contactedAt && contact.contactArrivedAt === null
  },
  text: ({ scout }) => ({
    path: urls.candidate.invitation(scout.id),
    list: {
      title: `${scout.companyName}からの連絡は、届いていますか`,
      body: `${scout.jobTitle}：企業が「連絡した」と記録しました`,
    },
    mail: {
      subject: `${scout.companyName}からの連絡は、届いていますか`,
      lines: blocks(
        [
          `${scout.companyName}の採用担当者が、あなたに「連絡した」と記録しました。`,
          'メールが見つからないときは、迷惑メールのフォルダーも確認してください。',
          'まだ届いていないときは、次のページでひと押しすると、企業に伝わります。',
        ],
        jobOf(scout),
      ),
      action: '次のURLで、届いたかどうかを答えてください。',
      reason: fromAcceptance(scout),
    },
  }),
})
