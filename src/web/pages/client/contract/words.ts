import { grouped } from '#ground/grouped.ts'
import type { ContractRequestKind, ContractRequestStatus } from '#domain/company/contract/request/rules.ts'
import type { InvoiceStatus } from '#domain/company/contract/invoice/rules.ts'
import type { BadgeKind } from '#web/ui/marks/badge.tsx'

type Word = { label: string; kind: BadgeKind }

/** The states of a contract in which its users can read this page, with what works in them (domain-data 1.18). */
const states: Record<string, Word & { about: string }> = {
  UNDER_REVIEW: {
    label: '審査中',
    kind: 'info',
    about: '企業情報の編集と、募集の下書きができます。審査が終わると、ほかの機能も使えるようになります。',
  },
  TRIAL: {
    label: 'トライアル（30日）',
    kind: 'info',
    about: 'ライトプラン相当の機能を、30日間お試しいただけます。スカウトは全部で20通までです。',
  },
  ACTIVE: { label: '契約中', kind: 'success', about: 'プランの機能をすべてお使いいただけます。' },
  RENEWAL_PENDING: {
    label: '更新手続き中',
    kind: 'warning',
    about: '終了日まで、プランの機能をすべてお使いいただけます。',
  },
}
export const stateOf = (status: string) => states[status] ?? { label: status, kind: 'plain' as const, about: '' }

export const requestKinds: Record<ContractRequestKind, string> = {
  RENEWAL: '契約の更新',
  PLAN_CHANGE: 'プランの変更',
  CONTACTS: '承認済み学生の連絡先',
}
export const requestStatuses: Record<ContractRequestStatus, Word> = {
  OPEN: { label: '受付済み', kind: 'info' },
  DONE: { label: '対応済み', kind: 'success' },
  DECLINED: { label: 'お断り', kind: 'plain' },
}

const invoiceStatuses: Record<InvoiceStatus, Word> = {
  UNPAID: { label: '未入金', kind: 'warning' },
  PAID: { label: '入金済み', kind: 'success' },
  CANCELLED: { label: '取り消し', kind: 'plain' },
}
export const invoiceWord = ({ status, isOverdue }: { status: InvoiceStatus; isOverdue: boolean }): Word =>
  isOverdue ? { label: '期限超過', kind: 'error' } : invoiceStatuses[status]

export const yen = (amount: number) => `${grouped(amount)}円`
