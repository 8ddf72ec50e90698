import {
  bandLabel,
  errorItems,
  errorRange,
  normLabel,
  referenceLabel,
  resultTexts,
  softZone,
} from '#domain/assessment/result/rules.ts'
import type { StudentProfileFragment } from '#web/generated/graphql.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { BandChart } from '#web/parts/assessment-result/band-chart.tsx'
import { FigureTable } from '#web/parts/assessment-result/figure-table.tsx'
import { TraitBar } from '#web/parts/assessment-result/traits.tsx'
import { Part } from './part.tsx'
import styles from './published-results.module.css'

type Profile = NonNullable<StudentProfileFragment['assessmentProfile']>

/** The results that the student shows to companies, each with what it may be used for. */
export function PublishedResults({ profile }: { profile: Profile | null }) {
  if (!profile) return null
  return (
    <>
      {profile.personality.length > 0 && <Personality traits={profile.personality} />}
      {profile.intellectual.length > 0 && <Intellectual profile={profile} />}
    </>
  )
}

const zone = softZone(6)
const zoneOf = (percentage: number) => ({
  low: Math.max(0, percentage - zone),
  high: Math.min(100, percentage + zone),
})
function rangeOf(percentage: number) {
  const { low, high } = zoneOf(percentage)
  return `${low}〜${high}%`
}

function Personality({ traits }: { traits: Profile['personality'] }) {
  return (
    <Part title="性格検査">
      <Marks />
      <ul className={styles.traits}>
        {traits.map(({ percentage, statement: { traitId, leftLabel, rightLabel } }) => (
          <li key={traitId}>
            <p className={styles.poles}>
              <span>{leftLabel}</span>
              <span>{rightLabel}</span>
            </p>
            <TraitBar leftLabel={leftLabel} rightLabel={rightLabel} percentage={percentage} {...zoneOf(percentage)} />
          </li>
        ))}
      </ul>
      <FigureTable
        label="性格検査の表"
        head={['左', '右', '位置', '幅']}
        rows={traits.map(({ percentage, statement: { traitId, leftLabel, rightLabel } }) => ({
          id: traitId,
          cells: [leftLabel, rightLabel, `${percentage}%`, rangeOf(percentage)],
        }))}
      />
      <p className={styles.note}>
        帯は幅をもって見るところで、15ポイント未満の差は「ほぼ同じ」です。性格検査に良い・悪いはありません。面談での対話のきっかけにしてください。
        {resultTexts.use}
      </p>
    </Part>
  )
}

function Intellectual({ profile: { intellectual, intellectualBand } }: { profile: Profile }) {
  return (
    <Part title="能力検査">
      <Marks isReference={intellectual.some(({ isReference }) => isReference)} />
      {intellectualBand !== null && (
        <p className={styles.total}>
          合計 <b>{bandLabel(intellectualBand)}</b>
        </p>
      )}
      <ul className={styles.sections}>
        {intellectual.map((section) => (
          <li key={section.title}>
            <p className={styles.section}>
              <span>{section.title}</span>
              <b>{bandLabel(section.band)}</b>
              <small className="num">
                {section.achieved}／{section.achievable}問
              </small>
            </p>
            <BandChart {...section} {...errorRange(section.achieved, section.achievable)} />
          </li>
        ))}
      </ul>
      <FigureTable
        label="能力検査の表"
        head={['セクション', '段階', '正解', '誤差を含む範囲']}
        rows={intellectual.map(({ title, band, achieved, achievable }) => {
          const { low, high } = errorRange(achieved, achievable)
          return { id: title, cells: [title, bandLabel(band), `${achieved}／${achievable}問`, `${low}〜${high}問`] }
        })}
      />
      <p className={styles.note}>
        線は±{errorItems}問の誤差です。1問の差は誤差の範囲です。{resultTexts.use}
      </p>
    </Part>
  )
}

const Marks = ({ isReference }: { isReference?: boolean }) => (
  <div className={styles.marks}>
    <Badge kind="line">{resultTexts.place}</Badge>
    {isReference !== undefined && <Badge kind="info">{isReference ? referenceLabel : normLabel}</Badge>}
  </div>
)
