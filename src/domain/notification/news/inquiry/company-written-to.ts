import { findCompanyLetter } from '#domain/inquiry/contact/message/queries.ts'
import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listStaff } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'

type About = { companyId: OfRow<'company'>; inquiryMessageId: string }

/** A letter of the operator to the ADMINs of the company that a case is about. It names no sender of the case. */
export const companyWrittenTo = companyKind({
  code: 'K31',
  reaches: 'company',
  channels: ['MAIL'],
  addressee: 'shutOut',
  facts: (db, about: About) => findCompanyLetter(db, about),
  recipients: async (db, { companyId }) => (await listStaff(db, companyId, ['ADMIN'])).map(({ id }) => id),
  hears: { notify_company_letter: (_, letter) => [letter] },
  clock: null,
  effect: ({ inquiryMessageId }) => inquiryMessageId,
  isStillTrue: whileThereAreFacts,
  text: ({ receiptNumber, jobTitle, body }) => ({
    path: urls.client.contactUs(),
    list: null,
    mail: {
      subject: `運営からのご連絡（${receiptNumber}）`,
      lines: blocks(body.split('\n'), ...(jobTitle === null ? [] : [['■募集', jobTitle]]), [
        '■受付番号',
        receiptNumber,
      ]),
      action: 'お返事は、次のURLから受付番号を添えてお送りください（ログインせずに送れます）。',
      reason: '企業の管理者の方にお送りしています。',
    },
  }),
})
