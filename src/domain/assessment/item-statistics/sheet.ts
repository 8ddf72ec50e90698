import { csvRows, csvStart } from '#platform/documents/csv.ts'
import type { ItemRecord } from './record/queries.ts'
import { scaleTitle, type ReliabilityRow } from './record/queries.ts'
import type { NormRow } from '../norm/queries.ts'
import { alarmWords, difficultyWords, scopeWords, stateWords } from './words/rules.ts'

const head = [
  'ID',
  '分野',
  '領域',
  '難易度',
  '状態',
  '休止の終わり',
  '人数',
  '回答',
  '正答',
  '正答率',
  '他の問題との相関',
  '時間の中央値（秒）',
  '選択1',
  '選択2',
  '選択3',
  '選択4',
  '選択5',
  '無回答',
  '出題の割合（60日）',
  '均等な場合の割合',
  '直近60日の正答率',
  '以前の正答率',
  '差異（文理）',
  '差異（端末）',
  'サイン',
]

const cell = (value: number | string | null | undefined, places = 3) =>
  typeof value === 'number' ? (Number.isInteger(value) ? String(value) : value.toFixed(places)) : (value ?? '')
const seconds = (milliseconds: number | null) => (milliseconds === null ? null : milliseconds / 1000)

const lineOf = (row: ItemRecord) => [
  row.id,
  scopeWords[row.section ?? 'PERSONALITY'],
  row.facet,
  row.difficulty ? difficultyWords[row.difficulty] : '',
  stateWords[row.state],
  row.restedUntil ?? '',
  ...[row.people, row.seen, row.correct].map((value) => cell(value)),
  cell(row.correct !== null && row.seen ? row.correct / row.seen : null),
  cell(row.itemRest),
  cell(seconds(row.medianMilliseconds), 1),
  ...[0, 1, 2, 3, 4].map((at) => cell(row.chosen?.[at])),
  cell(row.blank),
  ...[row.exposure, row.evenShare, row.recentShare, row.earlierShare, row.departmentDif, row.deviceDif].map((value) =>
    cell(value),
  ),
  row.alarms
    .map(({ kind, acknowledgedAt }) => (acknowledgedAt ? `${alarmWords[kind]}（確認済み）` : alarmWords[kind]))
    .join('、'),
]

type Sheet = { items: readonly ItemRecord[]; scales: readonly ReliabilityRow[]; norms: readonly NormRow[] }

/** Everything of the page as one spreadsheet (CSV, UTF-8 with its mark), each table below its heading. */
export function itemSheet({ items, scales, norms }: Sheet): Buffer {
  const rows = [
    head,
    ...items.map(lineOf),
    [],
    ['尺度', '人数', '問題数', '平均', '標準偏差', '信頼性（α）', '標準誤差'],
    ...scales.map((scale) => [
      scaleTitle(scale.scope),
      ...[scale.takers, scale.items, scale.mean, scale.spread, scale.alpha, scale.standardError].map((value) =>
        cell(value),
      ),
    ]),
    [],
    ['基準', '卒業年', '版', '月', '人数', '段階2から', '段階3から', '段階4から', '段階5から'],
    ...norms.map(({ section, graduationYear, version, month, takers, cuts }) => [
      scaleTitle(section),
      ...[graduationYear, version, month, takers, ...cuts].map((value) => cell(value)),
    ]),
  ]
  return Buffer.concat([csvStart('UTF_8'), csvRows(rows, 'UTF_8').bytes])
}
