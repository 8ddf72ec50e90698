import { difficultyWords, stateWords } from '#domain/assessment/item-statistics/words/rules.ts'
import { type ReactNode, useState } from 'react'
import { alarmKinds, difLimits, leastItemRest, usefulShares } from '#domain/assessment/item-statistics/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { AssessmentItemAct, AssessmentItemFieldsFragment } from '#web/generated/admin/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ActDialog } from '../parts/act-dialog.tsx'
import { AlarmDialog, Alarms, isAlarmed, type Sign } from './alarms.tsx'
import { OptionBars } from './option-bars.tsx'
import { actWords, decimal, percent, stateBadges } from './words.ts'
import styles from './items.module.css'

export const AssessmentItemFields = graphql(`
  fragment AssessmentItemFields on AssessmentItem {
    id
    facet
    difficulty
    state
    restedUntil
    words
    key
    acts
    alarms {
      kind
      raisedAt
      before
      now
      acknowledgement {
        at
        byName
        reason
      }
    }
    statistic {
      people
      seen
      correct
      itemRest
      medianMilliseconds
      chosen
      blank
      exposure
      exposureLimit
      departmentDif
      deviceDif
    }
  }
`)
type Item = AssessmentItemFieldsFragment
const column = columnsOf<Item>()

type ItemTableProps = { items: readonly Item[]; mayMove: boolean; isPairs: boolean }

type ColumnOptions = Pick<ItemTableProps, 'isPairs' | 'mayMove'> & {
  onSign: (sign: Sign) => void
  onAct: (act: { id: string; act: AssessmentItemAct }) => void
}

const columnsFor = ({ isPairs, mayMove, onSign, onAct }: ColumnOptions) => [
  column.name('項目', (item) => <Name item={item} />, { className: styles.name }),
  column.mark('状態とサイン', (item) => <State item={item} onSign={mayMove ? onSign : null} />),
  ...(isPairs ? figures.filter(({ isOfPairs }) => isOfPairs) : figures).map(({ title, cellOf }) =>
    column.figure(title, cellOf),
  ),
  ...(mayMove
    ? [
        column.act((item) => (
          <span className={styles.acts}>
            {item.acts.map((one) => (
              <Button
                key={one}
                kind="quiet"
                aria-label={`${actWords[one].verb}：${item.id}`}
                onClick={() => onAct({ id: item.id, act: one })}
              >
                {actWords[one].verb}
              </Button>
            ))}
          </span>
        )),
      ]
    : []),
]

/** Items with a sign that waits for somebody come first, then those whose signs were put aside. */
export function ItemTable({ items, mayMove, isPairs }: ItemTableProps) {
  const [act, setAct] = useState<{ id: string; act: AssessmentItemAct } | null>(null)
  const [sign, setSign] = useState<Sign | null>(null)
  const weight = (item: Item) => item.alarms.length + (isAlarmed(item) ? alarmKinds.length : 0)
  return (
    <>
      <AboutFigures isPairs={isPairs} />
      <DataTable
        label="項目の一覧"
        minWidth={isPairs ? 700 : 940}
        className={styles.table}
        rows={items.toSorted((one, other) => weight(other) - weight(one))}
        idOf={({ id }) => id}
        columns={columnsFor({ isPairs, mayMove, onSign: setSign, onAct: setAct })}
      />
      <ActDialog
        open={act !== null}
        onClose={() => setAct(null)}
        title={act ? `${act.id}を${actWords[act.act].verb}` : ''}
        action={adminUrls.assessmentItems()}
        fields={{ intent: act?.act ?? 'rest', id: act?.id ?? '' }}
        verb={act ? actWords[act.act].verb : ''}
        isDanger={act?.act === 'retire'}
      >
        <p>{act && actWords[act.act].says}</p>
      </ActDialog>
      <AlarmDialog sign={sign} onClose={() => setSign(null)} />
    </>
  )
}

const isUseful = (share: number | null) => share === null || (share >= usefulShares.min && share <= usefulShares.max)

const Name = ({ item: { id, words, facet, difficulty } }: { item: Item }) => (
  <>
    {id}
    <small>
      {facet}
      {difficulty && `・${difficultyWords[difficulty]}`}
    </small>
    <small title={words}>{words}</small>
  </>
)

type StateProps = { item: Item; onSign: ((sign: Sign) => void) | null }

const State = ({ item, onSign }: StateProps) => (
  <>
    <Badge kind={stateBadges[item.state]}>{stateWords[item.state]}</Badge>
    {item.restedUntil && <small className={styles.until}>{slashDate(item.restedUntil)}まで</small>}
    <Alarms item={item} onAct={onSign} />
  </>
)

type Figure = { title: string; isOfPairs?: boolean; cellOf: (item: Item) => ReactNode }

const figures: readonly Figure[] = [
  { title: '人数', isOfPairs: true, cellOf: ({ statistic }) => (statistic ? statistic.people : '10未満') },
  {
    title: '正答率',
    cellOf: ({ statistic }) => {
      const share = statistic?.correct == null ? null : statistic.correct / statistic.seen
      return isUseful(share) ? percent(share) : <Marked>{percent(share)}</Marked>
    },
  },
  {
    title: '相関',
    isOfPairs: true,
    cellOf: ({ statistic }) => {
      const isLoose = statistic?.itemRest != null && statistic.itemRest < leastItemRest
      return isLoose ? <Marked>{decimal(statistic.itemRest)}</Marked> : decimal(statistic?.itemRest)
    },
  },
  {
    title: '時間',
    isOfPairs: true,
    cellOf: ({ statistic }) =>
      statistic?.medianMilliseconds == null ? '–' : `${Math.round(statistic.medianMilliseconds / 1000)}秒`,
  },
  {
    title: '選択',
    isOfPairs: true,
    cellOf: ({ statistic, key }) =>
      statistic ? <OptionBars chosen={statistic.chosen} blank={statistic.blank} correct={key} /> : '–',
  },
  {
    title: '出題',
    cellOf: ({ statistic }) => (
      <>
        {percent(statistic?.exposure)}
        {statistic?.exposure != null && <small className={styles.until}>上限 {percent(statistic.exposureLimit)}</small>}
      </>
    ),
  },
  { title: '文理', cellOf: ({ statistic }) => difOf(statistic?.departmentDif) },
  { title: '端末', cellOf: ({ statistic }) => difOf(statistic?.deviceDif) },
]

const difOf = (dif: number | null | undefined) =>
  dif != null && Math.abs(dif) >= difLimits.much ? <Marked>{decimal(dif)}</Marked> : decimal(dif)

const AboutFigures = ({ isPairs }: { isPairs: boolean }) => (
  <p className={classNames('quiet', styles.about)}>
    相関は、その項目とほかの項目の合計との相関です（{leastItemRest.toFixed(2)}未満は見直し）。
    {isPairs
      ? '選択は、左の文から右の文への5段階を選んだ人の割合です。'
      : `正答率は${percent(usefulShares.min)}〜${percent(usefulShares.max)}を目安にします。選択は左から順に選んだ人の割合で、色の付いた棒が正答です。文理と端末は、同じ得点の人どうしの差（Mantel–Haenszel、500回答から）で、±${difLimits.much}を超えると大きな差です。負の値は、理系またはスマートフォンの人に難しいことを表します。`}
  </p>
)

/** Said in words too, for eyes that do not see the colour. */
const Marked = ({ children }: { children: string }) => (
  <b className={styles.marked}>
    {children}
    <span className="visually-hidden">（要確認）</span>
  </b>
)
