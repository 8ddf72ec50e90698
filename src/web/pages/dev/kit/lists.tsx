import { useState } from 'react'
import { Pagination } from '#web/ui/pagination.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Table, figureCellClass } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const jobs = [
  ['冬のものづくり5日間', 'インターンシップ', '184', '38', '20.7%', '11/24 18:02'],
  ['研究職カジュアル面談', 'カジュアル面談', '126', '27', '21.4%', '11/23 10:40'],
  ['情報系エンジニア 早期選考', '特別選考', '22', '4', '', '11/18 09:15'],
] as const

const answers = [
  { value: 'waiting', label: '返信待ち', count: 3 },
  { value: 'accepted', label: '承認済み' },
  { value: 'declined', label: '辞退' },
  { value: 'expired', label: '期限切れ' },
] as const

const views = [
  { value: 'cards', label: 'カード' },
  { value: 'table', label: '表' },
] as const

export function Lists() {
  const [answer, setAnswer] = useState<(typeof answers)[number]['value']>('waiting')
  const [view, setView] = useState<(typeof views)[number]['value']>('cards')
  return (
    <>
      <Spec title="表">
        <Table label="募集の一覧" minWidth={640}>
          <thead>
            <tr>
              <th>募集</th>
              <th>種類</th>
              <th className={figureCellClass}>送信</th>
              <th className={figureCellClass}>承認</th>
              <th className={figureCellClass}>承認率</th>
              <th>最終更新</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(([title, kind, sent, accepted, rate, updated], at) => (
              <tr key={title} aria-selected={at === 1 || undefined}>
                <th scope="row">{title}</th>
                <td>{kind}</td>
                <td className={figureCellClass}>{sent}</td>
                <td className={figureCellClass}>{accepted}</td>
                <td className={figureCellClass}>{rate}</td>
                <td>
                  <time>{updated}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Spec>
      <Spec title="切り替え">
        <Tabs label="スカウトの状態" tabs={answers} value={answer} onChange={setAnswer}>
          <p className={styles.note}>{answers.find(({ value }) => value === answer)?.label}の一覧</p>
        </Tabs>
        <div className={styles.row}>
          <Pagination page={1} pageCount={87} hrefOf={(page) => `#page-${page}`} />
          <Segments label="見せ方" options={views} value={view} onChange={setView} />
        </div>
        <Pagination label="途中のページ" page={42} pageCount={87} hrefOf={(page) => `#page-${page}`} />
        <Stepper steps={['募集と対象', '文面', '確認']} current={1} />
      </Spec>
    </>
  )
}
