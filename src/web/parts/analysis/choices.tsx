import { useNavigation } from 'react-router'
import {
  analysisPeriods,
  writeAnalysisAddress,
  type AnalysisChoice,
  type AnalysisPeriod,
} from '#domain/scout-invitation/analysis/address/rules.ts'
import {
  dimensionWords,
  type AnalysisDimension,
  type OperatorDimension,
} from '#domain/scout-invitation/analysis/rules.ts'
import { funnelDays } from '#domain/scout-invitation/company-home/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { SearchForm } from '#web/parts/forms/search-form.tsx'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import styles from './analysis.module.css'

const periodWords: Record<AnalysisPeriod, string> = {
  '4w': '4週間',
  '90d': `過去${funnelDays}日`,
  season: '今シーズン（4月から）',
  own: '期間を選ぶ',
}

type Dimension = AnalysisDimension | OperatorDimension
type ChoicesProps = {
  choice: AnalysisChoice<Dimension>
  dimensions: readonly Dimension[]
  urlOf: (query: ReturnType<typeof writeAnalysisAddress>) => string
  jobs?: readonly { id: string; title: string }[]
}

/** The period, the job and what is counted by: all of it stands in the address. */
export function Choices({ choice, dimensions, urlOf, jobs = [] }: ChoicesProps) {
  const today = tokyoDay(useNow())
  const isBusy = useNavigation().location?.search.includes('period=') ?? false
  const isOwn = choice.period === 'own'
  const to = (changed: Partial<typeof choice>) => urlOf(writeAnalysisAddress({ ...choice, ...changed }))
  return (
    <div className={styles.choices}>
      <Card className={styles.period}>
        <LinkTabs label="期間">
          {analysisPeriods.map((period) => (
            <LinkTab key={period} to={to({ period })} isCurrent={period === choice.period} preventScrollReset>
              {periodWords[period]}
            </LinkTab>
          ))}
        </LinkTabs>
        {(isOwn || jobs.length > 0) && (
          <SearchForm
            address={JSON.stringify(choice)}
            label="集計の条件"
            className={styles.form}
            button={
              <Button type="submit" kind="secondary" busy={isBusy}>
                表示する
              </Button>
            }
          >
            <input type="hidden" name="period" value={choice.period} />
            <input type="hidden" name="by" value={choice.by.toLowerCase()} />
            {isOwn && (
              <>
                <DatePicker label="始まりの日" name="from" today={today} max={today} defaultValue={choice.from} />
                <DatePicker label="終わりの日" name="to" today={today} max={today} defaultValue={choice.to} />
              </>
            )}
            {jobs.length > 0 && (
              <SelectField
                label="募集"
                name="job"
                defaultValue={choice.jobId ?? ''}
                emptyLabel="すべての募集"
                options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
              />
            )}
          </SearchForm>
        )}
      </Card>
      <LinkTabs label="内訳">
        {dimensions.map((by) => (
          <LinkTab key={by} to={to({ by })} isCurrent={by === choice.by} preventScrollReset>
            {dimensionWords[by]}
          </LinkTab>
        ))}
      </LinkTabs>
    </div>
  )
}
