import { useState } from 'react'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

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
