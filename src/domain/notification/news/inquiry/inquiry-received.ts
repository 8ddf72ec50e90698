import { findInquiry } from '#domain/inquiry/contact/queries.ts'
import { categoryNames } from '#domain/inquiry/contact/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { listOperators } from '../../people/queries.ts'

const dueOf = (dueOn: string) => `${longDate(dueOn)}までに回答`

/** Names the category and the number, and nothing of the sender. */
export const inquiryReceived = kind({
  code: 'S02',
  reaches: 'operator',
  channels: ['LIST', 'MAIL'],
  facts: (db, { inquiryId }: { inquiryId: string }) => findInquiry(db, inquiryId),
  recipients: listOperators,
  hears: { notify_inquiry: (_, inquiry) => [inquiry] },
  clock: null,
  effect: ({ inquiryId }) => inquiryId,
  isStillTrue: whileThereAreFacts,
  text: ({ id, category, receiptNumber, dueOn }) => ({
    path: adminUrls.inquiry(id),
    list: {
      title:
        category === 'CONTENT'
          ? '募集の内容について報告がありました'
          : `お問い合わせがありました（${categoryNames[category]}）`,
      body: `${receiptNumber}　${dueOf(dueOn)}`,
    },
    mail: {
      subject: `お問い合わせがありました（${receiptNumber}）`,
      lines: [
        'お問い合わせがありました。',
        '',
        '■種類',
        categoryNames[category],
        '',
        '■受付番号',
        receiptNumber,
        '',
        '■期日',
        dueOf(dueOn),
      ],
      action: '次のURLから管理画面を開いてください。',
      reason: '管理者として登録しているすべての方にお送りしています。',
    },
  }),
})
