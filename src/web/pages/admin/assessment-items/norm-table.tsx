import { leastTakers } from '#domain/assessment/norm/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { figureCellClass, Table } from '#web/ui/table.tsx'
import { Nothing } from '../parts/section.tsx'
import { percent } from './words.ts'

const NormFields = graphql(`
  fragment NormFields on AssessmentNorm {
    id
    title
    graduationYear
    version
    month
    takers
    cuts
  }
`)

export function NormTable({ norms: masked }: { norms: readonly FragmentType<typeof NormFields>[] }) {
  const norms = masked.map((norm) => readFragment(NormFields, norm))
  if (norms.length === 0)
    return (
      <Nothing>
        1つの卒業年で{leastTakers}人が受けると、毎月はじめに基準をつくります。それまでは30・45・65・80%で区切ります。
      </Nothing>
    )
  return (
    <Table label="段階の基準の表" minWidth={640}>
      <thead>
        <tr>
          <th scope="col">分野</th>
          {['卒業年', '版', '月', '人数', '段階2から', '段階3から', '段階4から', '段階5から'].map((head) => (
            <th key={head} scope="col" className={figureCellClass}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {norms.map(({ id, title, graduationYear, version, month, takers, cuts }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td className={figureCellClass}>{graduationYear}</td>
            <td className={figureCellClass}>{version}</td>
            <td className={figureCellClass}>{month.slice(0, 7)}</td>
            <td className={figureCellClass}>{takers}</td>
            {cuts.map((cut, at) => (
              <td key={at} className={figureCellClass}>
                {percent(cut)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
