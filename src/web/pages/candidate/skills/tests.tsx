import { foldWidth } from '#ground/spelling/folding.ts'
import type { ToeflScale } from '#ground/validation/score-validation.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import type { Draft } from './draft.ts'
import { MonthField } from './month-field.tsx'
import styles from './skills.module.css'

const scales: readonly { value: ToeflScale; label: string; hint: string }[] = [
  { value: '1-6', label: '1〜6（2026年1月から）', hint: '0.5刻みで、1から6まで' },
  { value: '0-120', label: '0〜120', hint: '0から120までの整数' },
]

/** The two tests of English that companies ask for; each is empty until it was taken. */
export function Tests({ form, today }: { form: DraftForm<Draft>; today: string }) {
  const { toeic, toefl } = form.draft
  const change = (to: Partial<Draft>) => form.change((draft) => ({ ...draft, ...to }))
  const scale = scales.find(({ value }) => value === toefl.scale)
  return (
    <>
      <Card className={styles.item}>
        <div className={styles.test}>
          <FoldedField
            fold={foldWidth}
            label="TOEIC L&R"
            optional
            hint="10から990まで、5点刻み"
            inputMode="numeric"
            {...form.field('toeic', 'score')}
            value={toeic.score}
            onChange={(event) => change({ toeic: { ...toeic, score: event.target.value } })}
          />
          <MonthField
            label="TOEICの取得年月"
            {...form.field('toeic', 'takenOn')}
            value={toeic.takenOn}
            onChange={(takenOn) => change({ toeic: { ...toeic, takenOn } })}
            today={today}
          />
        </div>
      </Card>
      <Card className={styles.item}>
        <div className="stack-2">
          <b aria-hidden="true">TOEFL iBTのスコアの種類</b>
          <Segments
            className={classNames(styles.scale, 'scripted-only')}
            label="TOEFL iBTのスコアの種類"
            value={toefl.scale}
            options={scales}
            onChange={(value) => change({ toefl: { ...toefl, scale: value } })}
          />
          <noscript>
            {import.meta.env.SSR &&
              scales.map(({ value, label }) => (
                <Radio key={value} name="toefl-scale" value={value} defaultChecked={value === toefl.scale}>
                  {label}
                </Radio>
              ))}
          </noscript>
        </div>
        <div className={styles.test}>
          <FoldedField
            fold={foldWidth}
            label="TOEFL iBT"
            optional
            hint={scale?.hint}
            inputMode="decimal"
            {...form.field('toefl', 'score')}
            value={toefl.score}
            onChange={(event) => change({ toefl: { ...toefl, score: event.target.value } })}
          />
          <MonthField
            label="TOEFLの取得年月"
            {...form.field('toefl', 'takenOn')}
            value={toefl.takenOn}
            onChange={(takenOn) => change({ toefl: { ...toefl, takenOn } })}
            today={today}
          />
        </div>
      </Card>
    </>
  )
}
