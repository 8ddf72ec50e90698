import type { OfRow } from '#ground/id.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listStaff } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findUnpaidInvoice } from './queries.ts'

/** Told to the ADMINs of the company, also after the contract's end: it is renewed once its invoice is paid. */
export const invoiceIssued = companyKind({
  code: 'K25',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'shutOut',
  facts: (db, about: { companyId: OfRow<'company'>; invoiceId: string }) => findUnpaidInvoice(db, about),
  recipients: async (db, { companyId }) => (await listStaff(db, companyId, ['ADMIN'])).map(({ id }) => id),
  hears: { notify_invoice: (_, invoice) => [invoice] },
  clock: null,
  effect: ({ invoiceId }) => invoiceId,
  isStillTrue: whileThereAreFacts,
  text: ({ number, dueOn, hasEnded }) => ({
    path: hasEnded ? urls.client.contractExpired() : clientUrls.contract(),
    list: { title: '請求書を発行しました', body: `${number}　お支払期限 ${longDate(dueOn)}` },
    mail: {
      subject: `請求書を発行しました（${number}）`,
      lines: blocks(['ご利用料金の請求書を発行しました。'], ['■請求書番号', number], ['■お支払期限', longDate(dueOn)]),
      action: hasEnded
        ? '契約は終了しています。次のページで本人確認をすると、ご契約の状況を確認できます。'
        : '次のURLで金額を確認し、PDFをダウンロードしてください。',
      reason: '企業の管理者の方にお送りしています。',
    },
  }),
})
