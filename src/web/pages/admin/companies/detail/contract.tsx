import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { daysUntil, slashDate } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { ContractBadge } from '../../parts/contract-badge.tsx'
import { Section } from '../../parts/section.tsx'

const CompanyContract = graphql(`
  fragment CompanyContract on Company {
    contract {
      status
      planLabel
      startsOn
      endsOn
    }
  }
`)

export function ContractSection({ company }: { company: FragmentType<typeof CompanyContract> }) {
  const { contract } = readFragment(CompanyContract, company)
  const days = daysUntil(contract.endsOn, useNow())
  return (
    <Section id="contract" title="契約">
      <Facts>
        <Fact label="状態">
          <ContractBadge status={contract.status} />
        </Fact>
        <Fact label="プラン">{contract.planLabel}</Fact>
        <Fact label="期間">
          <span className="num">
            {slashDate(contract.startsOn)}〜{slashDate(contract.endsOn)}
          </span>
        </Fact>
        <Fact label="残り">
          {isOver(contract.status) || days < 0
            ? `終了（${slashDate(contract.endsOn)}）`
            : days === 0
              ? '今日まで'
              : `あと${days}日`}
        </Fact>
      </Facts>
    </Section>
  )
}

const isOver = (status: string) => status === 'EXPIRED' || status === 'TERMINATED'
