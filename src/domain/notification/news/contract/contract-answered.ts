import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { blocks } from '../../wording.ts'
import { findAnsweredRequest } from './queries.ts'
import { requestSubjects } from './rules.ts'

/** The operator's answer, to the person who asked; also after the contract's end, when nobody can sign in. */
export const contractAnswered = companyKind({
  code: 'K18',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'shutOut',
  facts: findAnsweredRequest,
  recipients: (_, __, { requestedBy }) => [requestedBy],
  hears: { notify_contract_answered: (_, request) => [request] },
  clock: null,
  effect: ({ contractRequestId }) => contractRequestId,
  isStillTrue: whileThereAreFacts,
  text: ({ kind, status, answer, hasEnded }) => {
    const outcome = status === 'DONE' ? '対応済み' : 'お断り'
    return {
      path: hasEnded ? urls.client.contractExpired() : clientUrls.contract(),
      list: { title: `${requestSubjects[kind]}のご依頼に回答がありました`, body: outcome },
      mail: {
        subject: `${requestSubjects[kind]}のご依頼への回答`,
        lines: blocks(
          [`${requestSubjects[kind]}のご依頼について、運営から回答しました。`],
          ['■結果', outcome],
          ['■回答', ...answer.split('\n')],
          ...(kind === 'CONTACTS' && status === 'DONE'
            ? [['次のページで本人確認をすると、契約の終了から30日以内、連絡先をダウンロードできます。']]
            : []),
        ),
        action: '次のURLで内容を確認してください。',
        reason: 'ご依頼いただいた方にお送りしています。',
      },
    }
  },
})
