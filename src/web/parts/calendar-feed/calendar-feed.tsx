import { Form } from 'react-router'
import { slashDateTime } from '#ground/tokyo-time.ts'
import { calendarFeedPath } from '#ground/urls.ts'
import { useRootData } from '#web/document/root-data.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './calendar-feed.module.css'
import { NewAddress } from './new-address.tsx'

const CalendarFeedFields = graphql(`
  fragment CalendarFeedState on CalendarFeed {
    insertedAt
    readAt
  }
`)

type CalendarFeedProps = {
  feed: FragmentType<typeof CalendarFeedFields> | null | undefined
  /** The answer of the page's action: an address is shown once. */
  issued: { secret: string | null } | undefined
}

/** The address of one's own calendar: made, renewed and ended. */
export function CalendarFeed({ feed, issued }: CalendarFeedProps) {
  const { publicUrl = '' } = useRootData() ?? {}
  const state = readFragment(CalendarFeedFields, feed)
  return (
    <div className="stack-4">
      {issued?.secret && <NewAddress address={`${publicUrl}${calendarFeedPath(`${issued.secret}.ics`)}`} />}
      {issued && !issued.secret && (
        <Notice kind="warning" live>
          <p>
            アドレスはすでに表示したため、もう一度は表示できません。控えがないときは、新しいアドレスを発行してください。
          </p>
        </Notice>
      )}
      {state ? (
        <>
          <p>
            アドレスは発行済みです（{slashDateTime(state.insertedAt)}）。
            {state.readAt
              ? `カレンダーが最後に読み込んだのは、${slashDateTime(state.readAt)}です。`
              : 'まだ、どのカレンダーからも読み込まれていません。'}
          </p>
          <p className="note-14">
            新しいアドレスを発行すると、これまでのアドレスはすぐに使えなくなります。人に知られたかもしれないときや、アドレスが分からなくなったときに使ってください。
          </p>
          <div className={styles.acts}>
            <Press intent="issueFeed" answer={issued}>
              新しいアドレスを発行する
            </Press>
            <Press intent="endFeed" answer={issued}>
              カレンダー連携を終了する
            </Press>
          </div>
        </>
      ) : (
        <Press intent="issueFeed" answer={issued}>
          アドレスを発行する
        </Press>
      )}
    </div>
  )
}

type PressProps = { intent: string; answer: object | undefined; children: string }

function Press({ intent, answer, children }: PressProps) {
  const isBusy = useFormOnItsWay()?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <IdempotencyKey intention={intent} answer={answer} />
      <Button kind={intent === 'endFeed' ? 'quiet' : 'secondary'} type="submit" busy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
