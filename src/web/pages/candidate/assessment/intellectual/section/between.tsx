import { ButtonLink } from '#web/parts/page/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts, Fact } from '#web/ui/facts.tsx'
import { useFocusOn } from '#web/ui/browser/focus-on.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { missedText } from '../../parts/missed-text.ts'
import { sectionScopes } from '../../parts/section-scopes.ts'
import { type Attempt, lastDone, type Section } from '../attempt.ts'
import styles from './between.module.css'
import { StartSection } from './start-section.tsx'

type BetweenProps = { attempt: Attempt; next: Section; message: string | undefined }

/** Before the first section and between two of them: no clock runs. */
export function Between({ attempt, next, message }: BetweenProps) {
  const done = lastDone(attempt)
  const heading = useFocusOn<HTMLHeadingElement>(done?.id, { preventScroll: true })
  const { continueBy } = attempt
  return (
    <div className={styles.page}>
      <Stepper
        steps={attempt.sections.map(({ title }) => title)}
        current={next.position - 1}
        label="セクション"
        className={styles.steps}
      />
      <h1 ref={heading} tabIndex={-1}>
        <Phrases>{done ? `「${done.title}」が終わりました` : '能力検査を始めます'}</Phrases>
      </h1>
      <p className="quiet">
        {done
          ? '休憩できます。次のセクションを始めるまで、時間は進みません。'
          : 'セクションを始めると、残り時間が進みます。始めるまでは進みません。'}
      </p>
      <Card as="section" className={styles.card} aria-labelledby="next">
        <h2 id="next">
          <span className="quiet">
            {next.position}／{attempt.sections.length}
          </span>{' '}
          {next.title}
        </h2>
        {next.id !== 'RECHECK' && <p>{sectionScopes[next.id]}</p>}
        <Facts compact>
          <Fact label="問題">{next.itemCount}問</Fact>
          <Fact label="時間">{next.minutes}分</Fact>
          <Fact label="使えるもの">紙とペン（電卓は使いません）</Fact>
        </Facts>
        <StartSection attempt={attempt} section={next} message={message}>
          「{next.title}」をはじめる
        </StartSection>
      </Card>
      {continueBy && (
        <p className="note-14">
          {attempt.state === 'PARTIAL'
            ? `残りのセクションは、${longDateTime(continueBy)}までに1回だけ受けられます。`
            : `次のセクションは、${longDateTime(continueBy)}までに始めると、続きを受けられます。`}
          {missedText({ isLast: attempt.state === 'PARTIAL' })}
        </p>
      )}
      <ButtonLink kind="quiet" to={urls.candidate.assessment()} className={styles.later}>
        あとで続ける
      </ButtonLink>
    </div>
  )
}
