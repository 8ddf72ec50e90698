import { keyOf } from '#domain/candidate-search/rules/address.ts'
import { filters, type FieldWith } from '#domain/candidate-search/rules/filters.ts'
import { choicesOf } from '#domain/candidate-search/rules/lookups.ts'
import { exclusiveMark } from '#domain/candidate-search/rules/value-kinds.ts'
import { searchScoutInvitationStatuses } from '#domain/candidate-search/rules/values.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { useLabelsDialog } from '../labels/labels-dialog.tsx'
import { ChoiceList, Rows, Ticks } from './choices.tsx'
import { useCounts } from './counted.tsx'
import type { ControlProps } from './panel.ts'
import styles from './filters.module.css'

export function Labels({ panel, field }: ControlProps<FieldWith<{ input: 'labels' }>>) {
  const manage = useLabelsDialog()
  const { labels } = useSearchGround().lookups
  return (
    <>
      <ChoiceList panel={panel} field={field} />
      {labels.length === 0 && <p className="quiet">ラベルはまだありません。学生の詳細から作成できます。</p>}
      {manage && labels.length > 0 && (
        <LinkButton className={styles.more} onClick={manage}>
          ラベルの名前を変更・削除
        </LinkButton>
      )}
    </>
  )
}

export function ScoutStatuses({ panel, field }: ControlProps<'scoutInvitationStatuses'>) {
  const { lookups } = useSearchGround()
  const { statuses, isExclusive } = panel.condition[field] ?? { statuses: [], isExclusive: false }
  const { countOf, isOld } = useCounts()
  const choose = (chosen: string[]) => {
    const next = searchScoutInvitationStatuses.filter((status) => chosen.includes(status))
    panel.set({ [field]: next.length > 0 ? { isExclusive, statuses: next } : undefined })
  }
  return (
    <Rows isOld={isOld}>
      <Ticks
        name={keyOf(field)}
        choices={choicesOf(lookups, filters[field].options)}
        chosen={statuses}
        countOf={countOf}
        onChange={choose}
      />
      {statuses.length > 0 && (
        <Checkbox
          name={keyOf(field)}
          value={exclusiveMark}
          checked={isExclusive}
          onChange={(event) => panel.set({ [field]: { statuses, isExclusive: event.target.checked } })}
        >
          選んだ状況を除く
        </Checkbox>
      )}
    </Rows>
  )
}
