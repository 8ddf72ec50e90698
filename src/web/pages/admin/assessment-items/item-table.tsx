import { difficultyWords, stateWords } from '#domain/assessment/item-statistics/words/rules.ts'
import { useState } from 'react'
import { alarmKinds, difLimits, leastItemRest, usefulShares } from '#domain/assessment/item-statistics/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { AssessmentItemAct, AssessmentItemFieldsFragment } from '#web/generated/admin/graphql.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { cellClass, figureCellClass, Table } from '#web/ui/table.tsx'
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

type ItemTableProps = { items: readonly Item[]; mayMove: boolean; isPairs: boolean }

const heads = ['人数', '正答率', '相関', '時間', '選択', '出題', '文理', '端末'] as const

/** Items with a sign that waits for somebody come first, then those whose signs were put aside. */
export function ItemTable({ items, mayMove, isPairs }: ItemTableProps) {
  const [act, setAct] = useState<{ id: string; act: AssessmentItemAct } | null>(null)
  const [sign, setSign] = useState<Sign | null>(null)
  const weight = (item: Item) => item.alarms.length + (isAlarmed(item) ? alarmKinds.length : 0)
  const shown = items.toSorted((one, other) => weight(other) - weight(one))
  return (
    <>
      <AboutFigures isPairs={isPairs} />
      <Table label="項目の一覧" minWidth={isPairs ? 700 : 940} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">項目</th>
            <th scope="col">状態とサイン</th>
            {heads
              .filter((head) => !isPairs || !['正答率', '出題', '文理', '端末'].includes(head))
              .map((head) => (
                <th key={head} scope="col" className={figureCellClass}>
                  {head}
                </th>
              ))}
            {mayMove && <th scope="col">操作</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((item) => (
            <tr key={item.id}>
              <ItemCells item={item} isPairs={isPairs} onSign={mayMove ? setSign : null} />
              {mayMove && (
                <td className={cellClass('act')}>
                  <span className={styles.acts}>
                    {item.acts.map((one) => (
                      <Button
                        key={one}
                        kind="quiet"
                        aria-label={`${actWords[one].verb}：${item.id}`}
                        onClick={() => setAct({ id: item.id, act: one })}
                      >
                        {actWords[one].verb}
                      </Button>
                    ))}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
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

type ItemCellsProps = { item: Item; isPairs: boolean; onSign: ((sign: Sign) => void) | null }

function ItemCells({ item, isPairs, onSign }: ItemCellsProps) {
  const { id, words, facet, difficulty, state, restedUntil, statistic, key } = item
  const isLoose = statistic?.itemRest != null && statistic.itemRest < leastItemRest
  const share = statistic?.correct == null ? null : statistic.correct / statistic.seen
  return (
    <>
      <th scope="row" className={styles.name}>
        {id}
        <small>
          {facet}
          {difficulty && `・${difficultyWords[difficulty]}`}
        </small>
        <small title={words}>{words}</small>
      </th>
      <td className={cellClass('mark')}>
        <Badge kind={stateBadges[state]}>{stateWords[state]}</Badge>
        {restedUntil && <small className={styles.until}>{slashDate(restedUntil)}まで</small>}
        <Alarms item={item} onAct={onSign} />
      </td>
      <td className={figureCellClass}>{statistic ? statistic.people : '10未満'}</td>
      {!isPairs && (
        <td className={figureCellClass}>{isUseful(share) ? percent(share) : <Marked>{percent(share)}</Marked>}</td>
      )}
      <td className={figureCellClass}>
        {isLoose ? <Marked>{decimal(statistic.itemRest)}</Marked> : decimal(statistic?.itemRest)}
      </td>
      <td className={figureCellClass}>
        {statistic?.medianMilliseconds == null ? '–' : `${Math.round(statistic.medianMilliseconds / 1000)}秒`}
      </td>
      <td className={figureCellClass}>
        {statistic ? <OptionBars chosen={statistic.chosen} blank={statistic.blank} correct={key} /> : '–'}
      </td>
      {!isPairs && (
        <>
          <td className={figureCellClass}>
            {percent(statistic?.exposure)}
            {statistic?.exposure != null && (
              <small className={styles.until}>上限 {percent(statistic.exposureLimit)}</small>
            )}
          </td>
          {[statistic?.departmentDif, statistic?.deviceDif].map((dif, at) => (
            <td key={at} className={figureCellClass}>
              {dif != null && Math.abs(dif) >= difLimits.much ? <Marked>{decimal(dif)}</Marked> : decimal(dif)}
            </td>
          ))}
        </>
      )}
    </>
  )
}

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
