import { searchScoutInvitationStatuses } from '#domain/candidate-search/condition/rules.ts'
import { exclusiveMark, keyOf } from '#domain/candidate-search/condition-address/rules.ts'
import { Checkbox } from '#web/ui/check.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { useLabelsDialog } from '../labels/labels-dialog.tsx'
import { scoutStatusWords } from '#web/pages/client/parts/words.ts'
import { ChoiceList, Part, Rows, Ticks } from './choices.tsx'
import { useOptionCounts } from './option-counts.ts'
import type { PanelProps } from './panel.ts'
import { wordsOf } from './small-groups.tsx'
import styles from './filters.module.css'

const choices = wordsOf(searchScoutInvitationStatuses, scoutStatusWords)

/** The company's scouts to the students, and the company's labels. */
export const ScoutGroup = ({ panel }: PanelProps) => (
  <>
    <Part title="スカウト状況">
      <ScoutStatuses panel={panel} />
    </Part>
    <Labels panel={panel} />
  </>
)

function Labels({ panel }: PanelProps) {
  const manage = useLabelsDialog()
  const { labels } = useSearchGround().lookups
  return (
    <Part title="ラベル">
      <ChoiceList panel={panel} field="searchCandidateLabelIds" choices={labels} />
      {labels.length === 0 && <p className="quiet">ラベルはまだありません。学生の詳細から作成できます。</p>}
      {manage && labels.length > 0 && (
        <LinkButton className={styles.more} onClick={manage}>
          ラベルの名前を変更・削除
        </LinkButton>
      )}
    </Part>
  )
}

function ScoutStatuses({ panel }: PanelProps) {
  const { statuses, isExclusive } = panel.condition.scoutInvitationStatuses ?? { statuses: [], isExclusive: false }
  const { countOf, isOld } = useOptionCounts(panel, 'scoutInvitationStatuses')
  const choose = (chosen: string[]) => {
    const next = searchScoutInvitationStatuses.filter((status) => chosen.includes(status))
    panel.set({ scoutInvitationStatuses: next.length > 0 ? { isExclusive, statuses: next } : undefined })
  }
  return (
    <Rows isOld={isOld}>
      <Ticks
        name={keyOf('scoutInvitationStatuses')}
        choices={choices}
        chosen={statuses}
        countOf={countOf}
        onChange={choose}
      />
      {statuses.length > 0 && (
        <Checkbox
          name={keyOf('scoutInvitationStatuses')}
          value={exclusiveMark}
          checked={isExclusive}
          onChange={(event) => panel.set({ scoutInvitationStatuses: { statuses, isExclusive: event.target.checked } })}
        >
          選んだ状況を除く
        </Checkbox>
      )}
    </Rows>
  )
}
