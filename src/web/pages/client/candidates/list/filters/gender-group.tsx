import { positiveActionGenders } from '#domain/candidate-search/positive-action/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { genderWords } from '#web/pages/client/parts/words.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { usePositiveActionDialog } from '../positive-action/positive-action-decision.tsx'
import { ChoiceList } from './choices.tsx'
import type { PanelProps } from './panel.ts'
import { wordsOf } from './small-groups.tsx'
import styles from './filters.module.css'

const choices = wordsOf(positiveActionGenders, genderWords)

/** The gender filter is off unless a positive action is in force; only an administrator turns the filter on. */
export function GenderGroup({ panel }: PanelProps) {
  const { inForce, planned } = useSearchGround().positiveAction
  const decide = usePositiveActionDialog()
  if (inForce)
    return (
      <>
        <ChoiceList panel={panel} field="genders" choices={choices} />
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
