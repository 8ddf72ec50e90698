import { clientUrls } from '#ground/client-urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findScoutFacts, type AboutScout, type ScoutFacts } from '../../facts/queries.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listConcerned } from '../../people/queries.ts'
import { blocks, fromSending, jobOf, shortDay } from '../../wording.ts'
import { findInCharge } from '../booking/queries.ts'

/** To the sender and the colleague in charge, of a scout that a withdrawal leaves accepted. Names nobody. */
export const studentLeft = companyKind({
  code: 'K62',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: findScoutFacts,
  recipients: async (db: Db | Tx, about: AboutScout, { scout }: { scout: ScoutFacts }) => {
    const writers = new Set([scout.companyUserId, (await findInCharge(db, about)) ?? scout.companyUserId])
    const recipients = await Promise.all([...writers].map((id) => listConcerned(db, about.companyId, id)))
    return [...new Set(recipients.flat())]
  },
  hears: { notify_student_left: (_, scout) => [scout] },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout }) => ({
    path: clientUrls.jobCandidates({ id: scout.jobId, isArchived: scout.isJobArchived }),
    list: { title, body: scout.jobTitle },
    mail: {
      subject: `${title}（${scout.jobTitle}）`,
      lines: blocks(
        [
          `${acceptedOf(scout)}学生が、サービスを退会しました。`,
          'この学生のプロフィールとやりとりは、表示されなくなりました。サービスからの連絡や日程の案内もできません。',
          '承認のときに受け取った連絡先などは、貴社の個人情報の取り扱いの方針に沿って管理してください。',
        ],
        jobOf(scout),
      ),
      action: '次のURLで、この募集の学生を確認できます。',
      reason: fromSending,
    },
  }),
})

const title = '承認した学生が退会しました'
const acceptedOf = ({ answeredAt }: ScoutFacts) =>
  answeredAt ? `${shortDay(answeredAt)}にスカウトを承認した` : 'スカウトを承認した'
