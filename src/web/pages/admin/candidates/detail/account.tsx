import { withdrawalReasons, type WithdrawalReason } from '#domain/candidate-account/state/withdrawal/rules.ts'
import { longDate, longDateTime, slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Section } from '../../parts/section.tsx'

const LookedUpAccount = graphql(`
  fragment LookedUpAccount on LookedUpCandidate {
    id
    registeredAt
    emailEnd
    emailVerifiedAt
    phoneEnd
    phoneVerifiedAt
    blockedCompanyCount
    withdrawnAt
    withdrawalReasonKind
    purgeAt
  }
`)

const verified = (at: string | null | undefined) => (at ? `${slashDate(at)}に確認済み` : '未確認')
const isReason = (text: string): text is WithdrawalReason => text in withdrawalReasons

export function AccountSection({ candidate }: { candidate: FragmentType<typeof LookedUpAccount> }) {
  const account = readFragment(LookedUpAccount, candidate)
  const { withdrawnAt, withdrawalReasonKind: reason, purgeAt } = account
  return (
    <Section id="account" title="アカウント" half>
      <Facts>
        <Fact label="学生のID">{account.id}</Fact>
        <Fact label="登録">{longDateTime(account.registeredAt)}</Fact>
        <Fact label="メール">
          {account.emailEnd}（{verified(account.emailVerifiedAt)}）
        </Fact>
        <Fact label="携帯電話">
          {account.phoneEnd ? `${account.phoneEnd}（${verified(account.phoneVerifiedAt)}）` : '登録なし'}
        </Fact>
        <Fact label="ブロック">{account.blockedCompanyCount}社</Fact>
        <Fact label="退会">
          {withdrawnAt
            ? `${longDateTime(withdrawnAt)}${reason && isReason(reason) ? `（${withdrawalReasons[reason]}）` : ''}`
            : '申し出はありません'}
        </Fact>
        {purgeAt && <Fact label="データの削除">{longDate(purgeAt)}以降の夜間</Fact>}
      </Facts>
    </Section>
  )
}
