import { positiveActionGenders } from '#domain/candidate-search/positive-action/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { usePositiveActionDialog } from '../positive-action/positive-action-decision.tsx'
import { Rows, Ticks, useChoices } from './choices.tsx'
import type { ControlProps } from './panel.ts'
import styles from './filters.module.css'

/** The gender filter is off unless a positive action is in force; only an administrator turns the filter on. */
export function Genders({ panel, field }: ControlProps<'genders'>) {
  const { inForce, planned } = useSearchGround().positiveAction
  const decide = usePositiveActionDialog()
  if (inForce)
    return (
      <>
        <AllowedGenders panel={panel} field={field} />
        <p className={styles.note}>
          ポジティブ・アクションの期間：{longDate(inForce.beginsOn)}〜{longDate(inForce.endsOn)}
        </p>
        <p className={styles.note}>性別を採否の判断に使わないでください。使うたびに、利用の記録が残ります。</p>
        {decide && (
          <LinkButton className={styles.more} onClick={decide}>
            内容を確認・終了する
          </LinkButton>
        )}
      </>
    )
  return (
    <>
      <p className={styles.note}>
        性別での絞り込みは使用していません。男女雇用機会均等法第8条のポジティブ・アクションとして、
        {decide
          ? '理由と期間を登録している間に限り使用できます。'
          : '管理者が理由と期間を登録している間に限り使用できます。'}
      </p>
      {planned && <p className={styles.note}>{longDate(planned.beginsOn)}から使用できます。</p>}
      {decide && (
        <LinkButton className={styles.more} onClick={decide}>
          <Phrases>{planned ? '登録の内容を確認する' : 'ポジティブ・アクションを登録する'}</Phrases>
        </LinkButton>
      )}
    </>
  )
}

function AllowedGenders({ panel, field }: ControlProps<'genders'>) {
  const { isOld, choices, ...chosen } = useChoices(panel, field)
  const allowed = choices.filter(({ id }) => positiveActionGenders.some((gender) => gender === id))
  return (
    <Rows isOld={isOld}>
      <Ticks {...chosen} choices={allowed} />
    </Rows>
  )
}
