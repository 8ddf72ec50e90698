import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { findScoutFacts, withStudent, type AboutScout, type ScoutFacts } from '../../facts/queries.ts'
import { senderAndNotified, settingOfJob } from '../../facts/recipients.ts'
import { companyKind } from '../../kind.ts'
import { byAnswer } from '../../search-address.ts'
import { blocks, calledOf, fromSending, jobOf, studentOf, withinBusinessDays } from '../../wording.ts'

/** The student of a job with dates chooses one at once. */
const hasDates = ({ schedulingStatus }: ScoutFacts) => schedulingStatus !== null

export const scoutAccepted = companyKind({
  code: 'K01',
  reaches: 'companyUser',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  timed: {
    label: 'スカウトの承認',
    timing: 'IMMEDIATELY',
    digest: { sentence: (count) => `${count}件の承認がありました`, path: byAnswer('ACCEPTED') },
    settingOf: settingOfJob,
  },
  facts: async (db, about: AboutScout) => withStudent(db, await findScoutFacts(db, about)),
  recipients: senderAndNotified,
  hears: { notify_scout_accepted: (_, scout) => [scout] },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: (_, { facts: { scout } }) => scout.status !== 'DECLINED',
  text: ({ scout, student }) => ({
    path: clientUrls.candidate(scout.candidateId),
    list: {
      title: `${studentOf({ scout, student })}がスカウトを承認しました（${scout.jobTitle}）`,
      body: hasDates(scout)
        ? '学生が日程を選ぶと、お知らせします'
        : `${contactBusinessDays}営業日以内に連絡してください`,
    },
    push: { title: `${calledOf({ student })}がスカウトを承認しました`, body: scout.jobTitle },
    mail: {
      subject: `${calledOf({ student })}がスカウトを承認しました（${scout.jobTitle}）`,
      lines: blocks(
        [
          `${studentOf({ scout, student })}がスカウトを承認しました。`,
          hasDates(scout)
            ? '日程は、学生が画面で選びます。選ぶとお知らせしますので、事前の連絡は任意です。'
            : `${withinBusinessDays(scout.answeredAt, contactBusinessDays)}連絡してください。`,
        ],
        jobOf(scout),
      ),
      action: '次のURLで氏名・連絡先を確認してください。',
      reason: fromSending,
    },
  }),
})
