import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useFocusOn } from '#web/ui/browser/focus-on.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { Skeleton } from '#web/ui/marks/skeleton.tsx'
import type { Choice } from './choice.ts'
import { type Found, isItem, type ShownFigure, type ShownItem } from './item.ts'
import styles from './question.module.css'

type QuestionProps = {
  position: number
  itemCount: number
  found: Found
  choice: Choice
  hasLargerFigures: boolean
  /** Set after a step to another question, so that a screen reader begins to read there. */
  isFocused: boolean
  onChoose: (choice: Choice) => void
  onAskAgain?: () => void
  mayFlag?: boolean
  /** Hears a key on a focused option before the option group does. */
  onOptionKey?: (event: KeyboardEvent) => void
}

/** One question: its words, its figure, five options, and the mark for another look. */
export function Question({ position, itemCount, isFocused, found, ...rest }: QuestionProps) {
  const heading = useFocusOn<HTMLHeadingElement>(isFocused && position, { preventScroll: true })
  return (
    <article className="stack-2">
      <h1 ref={heading} tabIndex={-1} className={styles.number}>
        問{position}
        <small>
          ／<span className="visually-hidden">全</span>
          {itemCount}
          <span className="visually-hidden">問</span>
        </small>
      </h1>
      {isItem(found) ? <Asked item={found} {...rest} /> : <NotHere found={found} onAskAgain={rest.onAskAgain} />}
    </article>
  )
}

type AskedProps = { item: ShownItem } & Pick<
  QuestionProps,
  'choice' | 'hasLargerFigures' | 'mayFlag' | 'onChoose' | 'onOptionKey'
>

function Asked({ item, choice, hasLargerFigures, mayFlag = true, onChoose, onOptionKey }: AskedProps) {
  const name = useId()
  const areFigures = item.options.some(({ figure }) => figure)
  return (
    <>
      {item.passage && <p className={styles.passage}>{item.passage}</p>}
      <fieldset className={styles.asked}>
        <legend className={styles.stem}>{item.stem}</legend>
        {item.figure && <Figure figure={item.figure} isLarger={hasLargerFigures} />}
        <div className={classNames(styles.options, areFigures && styles.figures, hasLargerFigures && styles.larger)}>
          {item.options.map((option, at) => (
            <RadioOption
              // The options of an item keep their order.
              key={at}
              name={name}
              value={at}
              checked={choice.option === at}
              onChange={() => onChoose({ ...choice, option: at })}
              onKeyDown={onOptionKey}
            >
              {option.figure ? <OptionFigure figure={option.figure} at={at} /> : <span>{option.text}</span>}
            </RadioOption>
          ))}
        </div>
      </fieldset>
      {mayFlag && (
        <Checkbox
          className={styles.review}
          checked={choice.isFlagged}
          onChange={({ currentTarget }) => onChoose({ ...choice, isFlagged: currentTarget.checked })}
        >
          あとで見直す
        </Checkbox>
      )}
    </>
  )
}

function Figure({ figure, isLarger }: { figure: ShownFigure; isLarger: boolean }) {
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <Notice kind="warning">図を表示できませんでした。{figure.alternative}</Notice>
  return (
    <div className={classNames(styles.figure, isLarger && styles.larger)}>
      <img src={figure.address} alt={figure.alternative} onError={() => setFailed(true)} />
    </div>
  )
}

const OptionFigure = ({ figure, at }: { figure: ShownFigure; at: number }) => (
  <>
    <span className={styles.optionNumber} aria-hidden="true">
      {at + 1}
    </span>
    <img src={figure.address} alt={figure.alternative} />
  </>
)

function NotHere({ found, onAskAgain }: { found: Exclude<Found, ShownItem>; onAskAgain?: () => void }) {
  if (found === 'wait')
    return (
      <div className={styles.waiting} role="status">
        <span className="visually-hidden">問題を読み込んでいます</span>
        <Skeleton width="100%" height={24} />
        <Skeleton width="70%" height={24} />
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} width="100%" height={56} />
        ))}
      </div>
    )
  return (
    <div className={styles.waiting}>
      <Notice kind={found === 'lost' ? 'warning' : 'error'} live>
        {found === 'lost'
          ? 'この問題をまだ読み込めていません。つながり次第、表示します。読み込み済みの問題には回答できます。'
          : found.message}
      </Notice>
      {onAskAgain && (
        <Button kind="secondary" onClick={onAskAgain}>
          もう一度
        </Button>
      )}
    </div>
  )
}
