import { useState, type ReactNode } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole, CompanyActsFragment } from '#web/generated/admin/graphql.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import { companyActs, type CompanyAct } from './company-acts.tsx'
import styles from './detail.module.css'

const CompanyActs = graphql(`
  fragment CompanyActs on Company {
    id
    displayName
    contract {
      status
      planKey
      startsOn
      endsOn
      canTakeBackEnd
      endTakenBackTo
    }
    contractRequests {
      status
      kind
      planKey
      wantedFrom
    }
    users {
      id
      status
    }
    openSuspension {
      id
    }
    paidRenewal {
      planKey
      endsOn
    }
  }
`)
type ActedCompany = CompanyActsFragment

type ActsSectionProps = { company: FragmentType<typeof CompanyActs>; role: AdminRole }

/** The acts on the company that are open now to a person of this role. */
export function ActsSection({ company: masked, role }: ActsSectionProps) {
  const company = readFragment(CompanyActs, masked)
  const today = tokyoDay(useNow())
  const possible = companyActs.filter(
    ({ mutation, isPossible }) => mayAct(role, mutation) && isPossible(company.contract.status, company),
  )
  return (
    <Section id="acts" title="操作">
      {possible.length === 0 ? (
        <Nothing>いまの状態とあなたの権限で、できる操作はありません。</Nothing>
      ) : (
        <ul className={styles.acts}>
          {possible.map((one) => (
            <Act key={one.intent} act={one} company={company} today={today} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Act({ act, company, today }: { act: CompanyAct; company: ActedCompany; today: string }) {
  const [isOpen, setOpen] = useState(false)
  const { intent, name, about, verb, isDanger, tell, renderInputs } = act
  const controls =
    renderInputs &&
    ((errorOf: (path: string) => string | undefined): ReactNode => renderInputs({ company, today, errorOf }))
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{about}</p>
      </div>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${company.displayName}：${name}`}
        fields={{ intent, companyId: company.id }}
        verb={verb}
        isDanger={isDanger}
        renderInputs={controls}
      >
        {tell(company, today)}
      </ActDialog>
    </li>
  )
}
