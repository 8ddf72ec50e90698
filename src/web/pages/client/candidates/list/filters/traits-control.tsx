import type { CSSProperties } from 'react'
import { rangeWords, traitRanges, type Trait } from '#domain/candidate-search/rules/trait-range.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { HiddenFilters } from './hidden-filters.tsx'
import type { ControlProps } from './panel.ts'
import { rangeOf, withEnd, type Ends } from './trait-ranges.ts'
import styles from './traits.module.css'

/** A range for each trait, from its left to its right statement. */
export function Traits({ panel, field }: ControlProps<'personalityAssessmentTraits'>) {
  const { lookups } = useSearchGround()
  const { [field]: ranges } = panel.condition
  const isFull = (ranges?.length ?? 0) >= traitRanges.max
  return (
    <>
      <p className={styles.note}>
        性格の傾向は合否の基準に使わないでください。配属や面談の話題に役立てる目安です。選べる性格特性は
        {traitRanges.max}
        つまでです。
      </p>
      {lookups.traits.map((trait) => (
        <TraitRange
          key={trait.traitId}
          trait={trait}
          ends={rangeOf(ranges, trait.traitId)}
          isBlocked={isFull && !ranges?.some(({ traitId }) => traitId === trait.traitId)}
          onMove={(end, value) => panel.set({ [field]: withEnd(ranges, trait.traitId, end, value) })}
        />
      ))}
      <HiddenFilters condition={panel.condition} fields={[field]} />
    </>
  )
}

type TraitRangeProps = {
  trait: Trait
  ends: Ends
  isBlocked: boolean
  onMove: (end: keyof Ends, value: number) => void
}

function TraitRange({ trait, ends, isBlocked, onMove }: TraitRangeProps) {
  const { leftLabel, rightLabel } = trait
  const isWhole = ends.min === 0 && ends.max === 100
  const place = { '--from': `${ends.min}%`, '--to': `${ends.max}%` } as CSSProperties
  const thumb = (end: keyof Ends, label: string) => (
    <input
      type="range"
      step={traitRanges.step}
      disabled={isBlocked}
      value={ends[end]}
      aria-label={label}
      aria-valuetext={`${rightLabel} ${ends[end]}%`}
      onChange={(event) => onMove(end, event.target.valueAsNumber)}
    />
  )
  return (
    <fieldset className={styles.trait}>
      <legend className="visually-hidden">
        {leftLabel}から{rightLabel}まで
      </legend>
      <p className={styles.ends} aria-hidden="true">
        <span>{leftLabel}</span>
        <span>{rightLabel}</span>
      </p>
      <div className={styles.range} style={isWhole ? undefined : place}>
        {thumb('min', '範囲の始まり')}
        {thumb('max', '範囲の終わり')}
      </div>
      <p className="note-12">{isWhole ? '指定なし' : rangeWords(trait, ends)}</p>
    </fieldset>
  )
}
