import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useStore } from '#web/ui/browser/store.ts'
import { graceSeconds } from '#domain/assessment/sitting/clock/rules.ts'
import { ConnectionStrip } from '../../parts/connection-strip.tsx'
import { LeaveGuard } from '../../parts/leave-guard.tsx'
import type { Choice } from '../../parts/question/choice.ts'
import { Question } from '../../parts/question/question.tsx'
import { SittingFrame } from '../../parts/sitting-frame.tsx'
import { type Attempt, isRecheck, type RunningSection } from '../attempt.ts'
import { TimeLeft } from '../clock/time-left.tsx'
import { clock, items, queue, server } from '../server.ts'
import { EndDialog } from './end-dialog.tsx'
import { useEnding } from './ending.ts'
import { blanksOf, placesOf } from './places.ts'
import { useQuestionKeys } from './question-keys.ts'
import { QuestionList } from './question-list.tsx'
import { QuestionMap } from './question-map.tsx'
import { useRunning } from './running.ts'
import { useStep } from './step.ts'
import styles from './taking.module.css'

type TakingProps = { attempt: Attempt; section: RunningSection }
type Opened = 'list' | 'end' | null
const noAnswers: ReturnType<typeof queue.chosen> = []

/** A section whose clock runs: one question at a time. */
export function Taking({ attempt, section }: TakingProps) {
  const chosen = useStore(queue, queue.chosen, noAnswers)
  const waiting = useStore(queue, queue.waiting, 'none')
  const isReached = useStore(server, server.isReached, true)
  const own = { attemptId: attempt.id, section: section.id }
  const places = placesOf(section.answers, own, chosen)
  const { position, go, hasStepped } = useStep(places)
  const found = useStore(items, () => items.find(position), 'wait')
  const [opened, setOpened] = useState<Opened>(null)
  const ending = useEnding(attempt, section)
  const running = useRunning(attempt, section, position)

  const place = places[position - 1]
  const choice: Choice = place ?? { option: null, isFlagged: false }
  const choose = (next: Choice) => {
    if (ending.isOver) return
    void queue.choose({ ...own, position }, next, new Date().toISOString(), running.timeShown())
  }
  const goTo = (next: number) => {
    setOpened(null)
    running.dropNews()
    go(next)
  }
  const isLast = position === section.itemCount
  const steps = {
    back: () => position > 1 && goTo(position - 1),
    next: () => (isLast ? setOpened('end') : goTo(position + 1)),
  }
  const onArrow = useQuestionKeys({
    isOn: !attempt.usesScreenReader && !ending.isOver,
    count: typeof found === 'object' && 'options' in found ? found.options.length : 0,
    choose: (option) => choose({ ...choice, option }),
    flag: () => choose({ ...choice, isFlagged: !choice.isFlagged }),
    ...steps,
  })
  const answered = places.length - blanksOf(places).length
  const endsAt = Date.parse(section.deadlineAt) - graceSeconds * 1000

  return (
    <SittingFrame
      title={isRecheck(attempt) ? '確認の6問' : section.title}
      place={isRecheck(attempt) ? undefined : `${section.position}／${attempt.sections.length}セクション`}
      end={
        <TimeLeft
          clock={clock}
          endsAt={endsAt}
          whole={section.limitSeconds}
          onJump={running.resync}
          onOver={ending.timeOver}
        />
      }
      progress={{ value: answered, max: places.length, text: `${places.length}問中${answered}問に回答` }}
      strip={
        <ConnectionStrip isLost={waiting === 'lost' || !isReached}>
          通信が切れました。回答はこの端末に保存し、つながり次第送ります。残り時間は止まりません。
        </ConnectionStrip>
      }
      news={running.news}
      foot={
        <>
          <Button
            kind="secondary"
            icon
            aria-label="問題の一覧"
            className={styles.listButton}
            onClick={() => setOpened('list')}
          >
            <Icon name="list" />
          </Button>
          <Button kind="secondary" aria-disabled={position === 1} onClick={steps.back}>
            前の問題
          </Button>
          <Button aria-disabled={ending.isOver} onClick={steps.next}>
            {isLast ? '終了へ進む' : '次の問題'}
          </Button>
        </>
      }
      note={!attempt.usesScreenReader && <Keys />}
    >
      {ending.isOver ? (
        <Notice live>
          <p>時間になりました。回答を保存して次へ進みます。</p>
          {ending.message && <p>{ending.message}</p>}
        </Notice>
      ) : (
        <Question
          key={position}
          position={position}
          itemCount={section.itemCount}
          found={found}
          choice={choice}
          hasLargerFigures={attempt.hasLargerFigures}
          isFocused={hasStepped}
          onChoose={choose}
          onAskAgain={running.askItem}
          onOptionKey={onArrow}
        />
      )}
      <nav className={styles.map} aria-label="問題の一覧">
        <QuestionMap places={places} current={position} onGo={goTo} />
      </nav>
      <QuestionList
        open={opened === 'list'}
        places={places}
        current={position}
        onClose={() => setOpened(null)}
        onGo={goTo}
        onEnd={() => setOpened('end')}
      />
      <EndDialog
        open={opened === 'end' && !ending.isOver}
        blanks={blanksOf(places)}
        isBusy={ending.isBusy}
        message={ending.message}
        onClose={() => setOpened(null)}
        onGo={goTo}
        onEnd={ending.end}
      />
      <LeaveGuard isOn={() => !ending.isLeaving()} title="受検の途中です" stay="受検に戻る" leave="画面を離れる">
        離れているあいだも、残り時間は止まりません。回答は保存しているので、時間内に戻れば続きから再開できます。
      </LeaveGuard>
    </SittingFrame>
  )
}

const Keys = () => (
  <p className={`${styles.keys} wide-only`}>
    <kbd>1</kbd> 〜 <kbd>5</kbd> 選ぶ　<kbd>Enter</kbd> 次へ　<kbd>F</kbd> 見直す
  </p>
)
