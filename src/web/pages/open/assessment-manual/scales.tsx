import { grouped } from '#ground/grouped.ts'
import { leastTakers } from '#domain/assessment/norm/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { ManualScaleFieldsFragment } from '#web/generated/graphql.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import { figureCellClass, Table } from '#web/ui/tables/table.tsx'
import styles from './scales.module.css'

const ManualScaleFields = graphql(`
  fragment ManualScaleFields on AssessmentManualScale {
    id
    title
    items
    reliability
    standardError
    takers
  }
`)
export type MaskedScale = FragmentType<typeof ManualScaleFields>
type Scale = ManualScaleFieldsFragment

const isTrait = ({ id }: Scale) => /^T\d\d$/.test(id)

export function ManualScales({ scales: masked }: { scales: readonly MaskedScale[] }) {
  const scales = masked.map((scale) => readFragment(ManualScaleFields, scale))
  const traits = scales.filter(isTrait)
  const isSimulated = traits.every(({ takers }) => takers === null)
  return (
    <>
      <p>
        信頼性は、くり返し受けたときに結果がそろう度合いで、1に近いほど確かです。標準誤差は、およそ3人に2人の得点が、その人の本来の得点から離れる幅の内側に入る大きさです。
      </p>
      <h3 className={styles.head}>
        <Phrases>能力検査（標準誤差は問題の数）</Phrases>
      </h3>
      <ScaleTable label="能力検査の確かさ" scales={scales.filter((scale) => !isTrait(scale))} />
      <h3 className={styles.head}>
        <Phrases>性格検査（標準誤差は%のポイント）</Phrases>
      </h3>
      <ScaleTable label="性格検査の確かさ" scales={isSimulated ? oneForAll(traits) : traits} />
      {isSimulated && (
        <p>
          性格検査の見込みは、文と傾向の結びつき（負荷量）が0.55のときの数です。0.45なら信頼性0.58、0.65なら0.79になります。
        </p>
      )}
      <p>「見込み」は、受けた人が{leastTakers}人に満たないため、模擬計算による数です。</p>
    </>
  )
}

/** Simulated traits have the same figures. */
const oneForAll = (traits: readonly Scale[]) =>
  traits.slice(0, 1).map((trait) => ({ ...trait, title: '10の傾向それぞれ' }))

function ScaleTable({ label, scales }: { label: string; scales: readonly Scale[] }) {
  return (
    <Table label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">尺度</th>
          {['問題数', '信頼性', '標準誤差', '受けた人'].map((head) => (
            <th key={head} scope="col" className={figureCellClass}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scales.map(({ id, title, items, reliability, standardError, takers }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td className={figureCellClass}>{Math.round(items)}</td>
            <td className={figureCellClass}>{reliability.toFixed(2)}</td>
            <td className={figureCellClass}>±{standardError.toFixed(1)}</td>
            <td className={figureCellClass}>{takers === null ? '見込み' : `${grouped(takers)}人`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
