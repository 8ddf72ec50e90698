import { grouped } from '#ground/grouped.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  countConditions,
  noCompanyCondition,
  type CompanyOrder,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import type { CompanyChoices } from './choices.ts'
import { companiesUrl } from './companies-url.ts'
import { FilterGroups, type OptionCounts } from './filter-groups.tsx'
import styles from './filters.module.css'

const CompanyCounts = graphql(`
  query CompanyCounts($condition: CompanySearchInput!) {
    searchCompanies(condition: $condition, first: 0) {
      totalCount
      options {
        counts {
          filter
          id
          count
        }
      }
    }
  }
`)

type FilterSheetProps = {
  choices: CompanyChoices
  counts: OptionCounts
  total: number
  condition: CompanySearchCondition
  order: CompanyOrder
}

/** The filters on a phone: chosen in one sheet, with the number of companies on its button. */
export function FilterSheet(props: FilterSheetProps) {
  const [draft, setDraft] = useState<CompanySearchCondition | null>(null)
  const { condition } = props
  const count = countConditions({ ...condition, name: '' })
  return (
    <div className="phone-only">
      <Button kind="secondary" className={styles.opener} onClick={() => setDraft(condition)}>
        <Icon name="filter" size="small" />
        絞り込み
        {count > 0 && <Count value={count} quiet unit="件を指定中" />}
      </Button>
      <Sheet {...props} draft={draft} onDraft={setDraft} />
    </div>
  )
}

type SheetProps = FilterSheetProps & {
  draft: CompanySearchCondition | null
  onDraft: (draft: CompanySearchCondition | null) => void
}

function Sheet({ choices, counts, total, condition, order, draft, onDraft }: SheetProps) {
  const navigate = useNavigate()
  const nextCondition = draft === condition ? null : draft
  const answer = useLateAnswer(nextCondition, async (under) => {
    // Without a connection nothing is counted, and the list says why when it is opened.
    const reply = await askFromBrowser()(CompanyCounts, { condition: under }).catch(() => null)
    return { under, total: reply?.searchCompanies.totalCount, counts: reply?.searchCompanies.options.counts }
  })
  const isCounted = nextCondition === null || answer?.under === nextCondition
  const shownTotal = nextCondition === null ? total : answer?.total
  const close = () => onDraft(null)
  const show = () => {
    close()
    if (draft) void navigate(companiesUrl(draft, order))
  }
  return (
    <Modal
      open={draft !== null}
      onClose={close}
      title="絞り込み"
      mode="bottomPanel"
      className={styles.sheet}
      cancel={
        <Button kind="quiet" onClick={() => onDraft({ ...noCompanyCondition, name: condition.name })}>
          解除
        </Button>
      }
      ok={
        <Button onClick={show} aria-live="polite">
          {isCounted ? `${shownTotal === undefined ? '企業' : `${grouped(shownTotal)}社`}を見る` : '数えています…'}
        </Button>
      }
    >
      <FilterGroups
        choices={choices}
        counts={nextCondition === null ? counts : (answer?.counts ?? counts)}
        condition={draft ?? condition}
        onChange={onDraft}
      />
    </Modal>
  )
}
