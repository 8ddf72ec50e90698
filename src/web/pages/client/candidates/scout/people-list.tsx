import { useState } from 'react'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { Composer } from './composer.ts'
import { PersonLine } from './person-line.tsx'
import { isShown, type PeopleFilter, type ReasonCheck } from './text-checks.ts'
import styles from './people-list.module.css'

const filters = [
  { value: 'all', label: 'すべて' },
  { value: 'unwritten', label: '未入力' },
  { value: 'similar', label: '似た文' },
] as const

type PeopleListProps = { composer: Composer; currentId: string; onChoose: (id: string) => void }

/** The students to write to, each with the state of the reason. */
export function PeopleList({ composer, currentId, onChoose }: PeopleListProps) {
  const [filter, setFilter] = useState<PeopleFilter>('all')
  const { receivers, readyIds, checks, limits } = composer
  const people = receivers.filter(({ id }) => isShown(filter, checks.people.get(id)))
  const [ready, all] = [readyIds.length, receivers.length]
  return (
    <>
      <div className={styles.head}>
        <h2>
          送る学生
          <span>
            <strong className="num">{ready}</strong> / {all}名 入力済み
          </span>
        </h2>
        {limits.message && <p className="note-12 urgent">いま送信できるのは{limits.max}名までです</p>}
        <BarMeter value={ready} max={all} label="入力済み" text={`${all}名中${ready}名`} />
        <Segments label="表示" value={filter} options={filters} onChange={setFilter} className={styles.filter} />
      </div>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={styles.person}
              aria-current={person.id === currentId || undefined}
              onClick={() => onChoose(person.id)}
            >
              <PersonLine person={person} />
              <State check={checks.people.get(person.id)} isCurrent={person.id === currentId} />
            </button>
          </li>
        ))}
      </ul>
      {people.length === 0 && (
        <p className={styles.nobody}>{filter === 'similar' ? '似た文はありません。' : '全員の理由を入力しました。'}</p>
      )}
    </>
  )
}

function State({ check, isCurrent }: { check: ReasonCheck | undefined; isCurrent: boolean }) {
  switch (check?.state) {
    case 'done':
      return (
        <span className={styles.done}>
          <Icon name="check" size="small" />
          <span className="visually-hidden">入力済み</span>
        </span>
      )
    case 'similar':
      return (
        <span className={styles.similar}>
          <Icon name="warning" size="small" />
          <span className="visually-hidden">似た文</span>
        </span>
      )
    case 'wrong':
      return <span className={styles.state}>入力中</span>
    case 'empty':
    case undefined:
      return <span className={styles.state}>{isCurrent && '入力中'}</span>
  }
}
