import { adminUrls } from '#ground/admin-urls.ts'
import type { OfRow } from '#ground/id.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { listOperators } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findOpenRequest } from './queries.ts'
import { requestSubjects } from './rules.ts'

/** Names the company and what it asks about, and nothing of the person who asked. */
export const contractRequested = kind({
  code: 'S04',
  reaches: 'operator',
  channels: ['LIST', 'MAIL'],
  facts: (db, about: { companyId: OfRow<'company'>; contractRequestId: string }) => findOpenRequest(db, about),
  recipients: listOperators,
  hears: { notify_contract_requested: (_, request) => [request] },
  clock: null,
  effect: ({ contractRequestId }) => contractRequestId,
  isStillTrue: whileThereAreFacts,
  text: ({ kind: about, companyName }, { companyId }) => ({
    path: `${adminUrls.company(companyId)}#contract-requests`,
    list: { title: `${requestSubjects[about]}のご依頼がありました`, body: companyName },
    mail: {
      subject: `${requestSubjects[about]}のご依頼がありました（${companyName}）`,
      lines: blocks(
        ['企業から、契約についてのご依頼がありました。'],
        ['■企業', companyName],
        ['■ご依頼', requestSubjects[about]],
      ),
      action: '次のURLから管理画面を開いてください。',
      reason: '管理者として登録しているすべての方にお送りしています。',
    },
  }),
})
