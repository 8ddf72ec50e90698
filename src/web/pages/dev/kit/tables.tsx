import { useState } from 'react'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { BulkBar, bulkActionClass } from '#web/ui/tables/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { NotApplicable } from '#web/ui/tables/table.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const jobs = [
  { title: '冬のものづくり5日間', cells: ['インターンシップ', '184', '38', '20.7%', '11/24 18:02'] },
  { title: '研究職カジュアル面談', cells: ['カジュアル面談', '126', '27', '21.4%', '11/23 10:40'] },
  { title: '情報系エンジニア 早期選考', cells: ['特別選考', '22', '4', '', '11/18 09:15'] },
] as const
const jobColumn = columnsOf<(typeof jobs)[number]>()

const jobColumns = [
  jobColumn.name('募集', ({ title }) => title),
  jobColumn.text('種類', ({ cells }) => cells[0]),
  jobColumn.figure('送信', ({ cells }) => cells[1]),
  jobColumn.figure('承認', ({ cells }) => cells[2]),
  jobColumn.figure('承認率', ({ cells }) => cells[3]),
  jobColumn.text('最終更新', ({ cells }) => <time>{cells[4]}</time>),
]

export function Tables() {
  return (
    <Spec title="表">
      <DataTable label="募集の一覧" minWidth={640} rows={jobs} idOf={({ title }) => title} columns={jobColumns} />
      <Students />
      <DataTable
        label="読み込み中の一覧"
        columns={studentColumns()}
        rows={[]}
        idOf={idOf}
        minWidth={560}
        loadingRows={3}
      />
    </Spec>
  )
}

type Student = {
  id: string
  school: string
  lead: string
  category: string
  toeic: number | null
  sent: number | null
  login: string
  label?: string
}

const students: readonly Student[] = [
  {
    id: '1',
    school: '名古屋大学 工学部',
    lead: '実験を200回やり直した',
    category: '理系',
    toeic: 745,
    sent: 2,
    login: '11/24',
    label: '一次候補',
  },
  {
    id: '2',
    school: '静岡大学 情報学部',
    lead: 'バスの待ち時間アプリを作った',
    category: '理系',
    toeic: null,
    sent: 5,
    login: '11/23',
  },
  {
    id: '3',
    school: '同志社大学 理工学部',
    lead: '車重を4.2kg減らした',
    category: '理系',
    toeic: 810,
    sent: 3,
    login: '11/22',
  },
  {
    id: '4',
    school: '豊橋技術科学大学 工学部',
    lead: '町工場と治具を直した',
    category: '理系',
    toeic: null,
    sent: null,
    login: '11/20',
  },
  {
    id: '5',
    school: '立命館大学 理工学部',
    lead: '雨水をためる仕組みを村の人と作った',
    category: '理系',
    toeic: 690,
    sent: 1,
    login: '11/19',
  },
  {
    id: '6',
    school: '南山大学 外国語学部',
    lead: '観光案内を7か国語に増やした',
    category: '文系',
    toeic: 905,
    sent: 4,
    login: '11/18',
    label: '材料チーム',
  },
]
const columns = columnsOf<Student>()
const idOf = ({ id }: Student) => id

type Order = { by: 'toeic' | 'login'; direction: 'ascending' | 'descending' }

function studentColumns(order?: Order, onSort?: (by: Order['by']) => void): readonly Column<Student>[] {
  const sortOf = (by: Order['by']) =>
    onSort && { direction: order?.by === by ? order.direction : undefined, onPress: () => onSort(by) }
  return [
    columns.name('学生', ({ school, lead }) => (
      <>
        <a className={linkClass(styles.rowLink)} href="#student">
          {lead}
        </a>
        <span className={classNames('quiet', styles.rowSchool)}>{school}</span>
      </>
    )),
    columns.mark('文理', ({ category }) => <Badge>{category}</Badge>),
    columns.figure('TOEIC', ({ toeic }) => toeic, { sort: sortOf('toeic') }),
    columns.figure('スカウト', ({ sent }) => (sent === null ? <NotApplicable /> : `${sent}社`)),
    columns.mark('ラベル', ({ label }) => label && <Badge kind="plum">{label}</Badge>),
    columns.text('最終ログイン', ({ login }) => <time>{login}</time>, { kind: 'date', sort: sortOf('login') }),
    columns.act(({ school }) => (
      <Button kind="quiet" icon aria-label={`${school}の学生をブックマーク`}>
        <Icon name="bookmark" />
      </Button>
    )),
  ]
}

function Students() {
  const [ids, setIds] = useState<readonly string[]>(['2'])
  const [order, setOrder] = useState<Order>({ by: 'login', direction: 'descending' })
  const sort = (by: Order['by']) =>
    setOrder({ by, direction: order.by === by && order.direction === 'descending' ? 'ascending' : 'descending' })
  const sign = order.direction === 'ascending' ? 1 : -1
  const rows = students.toSorted((a, b) =>
    order.by === 'toeic' ? sign * ((a.toeic ?? 0) - (b.toeic ?? 0)) : sign * a.login.localeCompare(b.login),
  )
  return (
    <div className={classNames('area-client', styles.tableStage)}>
      <DataTable
        id="kit-students"
        label="学生の一覧"
        sticky="region"
        minWidth={760}
        className={styles.tableRegion}
        columns={studentColumns(order, sort)}
        rows={rows}
        idOf={idOf}
        currentId="3"
        selection={{
          ids,
          onChange: setIds,
          pageLabel: 'このページの学生をすべて選択',
          rowLabel: ({ school }) => `${school}の学生を選択`,
        }}
      />
      <BulkBar
        label="選択した学生"
        count={ids.length}
        text={`${ids.length}名の学生が選択されています。`}
        onClear={() => setIds([])}
        focusAfter="kit-students"
        actions={
          <>
            <Button kind="night" icon className={bulkActionClass} aria-label="選択した学生をブックマーク">
              <Icon name="bookmark" />
            </Button>
            <Button kind="light">
              <Icon name="send" size="small" />
              まとめてスカウト
            </Button>
          </>
        }
      >
        {ids.length}名を選択中
      </BulkBar>
    </div>
  )
}
