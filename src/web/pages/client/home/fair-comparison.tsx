import { Link } from 'react-router'
import { minSentToCompare } from '#domain/scout-invitation/analysis/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { grouped } from '#ground/grouped.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { FairComparisonFieldsFragment } from '#web/generated/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import home from './home.module.css'
import styles from './breakdown.module.css'

const FairSideFields = graphql(`
  fragment FairSideFields on FairSide {
    scouts
    accepted {
      percent
      low
      high
    }
    hired {
      percent
      low
      high
    }
  }
`)

const FairComparisonFields = graphql(`
  fragment FairComparisonFields on FairGroup {
    id
    label
    hasDifference
    fair {
      ...FairSideFields
    }
    open {
      ...FairSideFields
    }
  }
`)

type Group = FairComparisonFieldsFragment
const column = columnsOf<Group>()

const columns = [
  column.name('学校グループ', ({ label, hasDifference }) => (
    <>
      <Phrases>{label}</Phrases>
      <small>{hasDifference ? '承認率に差があります' : '差があるとは言えません'}</small>
    </>
  )),
  column.figure('承認（フェア）', ({ fair }) => <Rate side={fair} of="accepted" />),
  column.figure('承認（それ以外）', ({ open }) => <Rate side={open} of="accepted" />),
  column.figure('採用（フェア）', ({ fair }) => <Rate side={fair} of="hired" />),
  column.figure('採用（それ以外）', ({ open }) => <Rate side={open} of="hired" />),
]

type RateProps = { side: FragmentType<typeof FairSideFields>; of: 'accepted' | 'hired' }

function Rate({ side, of }: RateProps) {
  const { scouts, [of]: rate } = readFragment(FairSideFields, side)
  return (
    <>
      {`${rate.percent}%`}
      <small>{`${rate.low}〜${rate.high}%・${grouped(scouts)}通`}</small>
    </>
  )
}

/** Whom the company reached with and without fair mode, by the group of the school. */
export function FairComparisonCard({
  groups: fragments,
}: {
  groups: readonly FragmentType<typeof FairComparisonFields>[]
}) {
  const groups = readFragment(FairComparisonFields, fragments)
  return (
    <Card as="section" className={classNames(home.card, home.span12)} aria-labelledby="fair-comparison">
      <CardHead className={home.cardHead}>
        <h2 id="fair-comparison">フェアモードでの変化</h2>
        <Link className={linkButtonClass()} to={clientUrls.settingsFairMode()}>
          設定
        </Link>
      </CardHead>
      {groups.length === 0 ? (
        <p className={home.none}>
          <Phrases>
            {`まだ比べられません。フェアモードで送ったスカウトと、それ以外のスカウトが、同じ学校グループでそれぞれ${minSentToCompare}通になると表示します。`}
          </Phrases>
        </p>
      ) : (
        <>
          <DataTable
            label="学校グループ別の、フェアモードとそれ以外の承認と採用"
            className={styles.table}
            rows={groups}
            idOf={({ id }) => id}
            columns={columns}
          />
          <p className="note-13">
            <Phrases>
              この1年に送った1通目のうち、回答か期限が済んだものです。幅は95%の信頼区間です。重なるときは、差があるとは言えません。
            </Phrases>
          </p>
        </>
      )}
    </Card>
  )
}
