import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listStaff } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findLifting, type Lifting } from './queries.ts'

/** To all users of the company, whom the suspension shut out; `companyResumed` notifies the students. */
export const contractResumed = companyKind({
  code: 'K57',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'shutOut',
  facts: findLifting,
  recipients: async (db, { companyId }, { canSignIn }) =>
    (await listStaff(db, companyId, canSignIn ? undefined : ['ADMIN'])).map(({ id }) => id),
  hears: { notify_contract_resumed: (_, lifting) => [lifting] },
  clock: null,
  effect: ({ contractSuspensionId }) => contractSuspensionId,
  isStillTrue: whileThereAreFacts,
  text: (lifting) => {
    const { brief, sentences } = stateOf(lifting)
    return {
      path: lifting.canSignIn ? urls.client.home() : urls.client.contactUs(),
      list: { title: 'ご利用の停止を解除しました', body: brief },
      mail: {
        subject: 'ご利用の停止を解除しました',
        lines: blocks(['本日、ご利用の停止を解除しました。', ...sentences]),
        action: lifting.canSignIn
          ? '次のURLからログインしてください。'
          : '契約の更新などのご相談は、次のURLから承ります（ログインせずに送れます）。',
        reason: lifting.canSignIn ? '企業のユーザーの方にお送りしています。' : '企業の管理者の方にお送りしています。',
      },
    }
  },
})

function stateOf({ isInForce, canSignIn }: Lifting) {
  if (isInForce)
    return {
      brief: '停止する前の続きから、ふたたびお使いいただけます',
      sentences: [
        '停止する前の続きから、ふたたびお使いいただけます。',
        '予約ややりとりが続いている学生には、再開したことをお知らせしています。',
      ],
    }
  return canSignIn
    ? {
        brief: 'ふたたびログインして、企業情報と募集を準備できます',
        sentences: ['ふたたびログインして、企業情報と募集の下書きを準備できます。'],
      }
    : {
        brief: 'ご契約は、停止する前の状態に戻りました',
        sentences: ['ご契約は停止する前の状態に戻りましたが、現在は契約の期間外のため、ログインはできません。'],
      }
}
