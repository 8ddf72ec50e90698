import { Form } from 'react-router'
import { slashDateTime } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccessForm, AccessSection, useAccessForm, type AccessAnswer } from '../parts/access-section.tsx'
import { checkBusyAddress, labels } from './act.ts'

const BusyCalendarFields = graphql(`
  fragment BusyCalendarState on BusyCalendar {
    host
    triedAt
    readAt
    trouble
  }
`)
type State = FragmentType<typeof BusyCalendarFields> | null | undefined

/** The user's calendar elsewhere, whose times are shown to colleagues who write dates. */
export function BusyCalendar({ calendar, answer }: { calendar: State; answer: AccessAnswer }) {
  const state = readFragment(BusyCalendarFields, calendar)
  const form = useAccessForm('saveBusy', labels, checkBusyAddress, answer)
  return (
    <AccessSection
      id="busy"
      title="ほかの予定との重なり"
      about="ふだん使っているカレンダーを登録すると、日程を作る人に、あなたの予定と重なる時間をお知らせします。保存するのは時間帯だけで、予定の名前や内容は保存しません。"
    >
      {state && (
        <>
          <p>
            {state.host} のカレンダーを登録しています。
            {state.readAt
              ? `最後に読み込めたのは、${slashDateTime(state.readAt)}です。1時間ごとに読み込みます。`
              : state.trouble
                ? 'まだ一度も読み込めていません。'
                : 'まもなく読み込みます。'}
          </p>
          {state.trouble && (
            <Notice kind="warning">
              <p>{state.trouble}</p>
            </Notice>
          )}
        </>
      )}
      <AccessForm form={form} send={state ? 'アドレスを取り替える' : '登録する'}>
        <TextField
          {...form.field('address')}
          label={labels.address}
          hint="Googleカレンダーは「設定」の「iCal形式の非公開URL」、Outlookは「予定表の公開」のICSのリンクです。"
          required
          inputMode="url"
          autoComplete="off"
        />
      </AccessForm>
      {state && <Remove answer={answer} />}
    </AccessSection>
  )
}

function Remove({ answer }: { answer: AccessAnswer }) {
  const isBusy = useFormOnItsWay()?.get('intent') === 'removeBusy'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="removeBusy" />
      <IdempotencyKey intention="removeBusy" answer={answer} />
      <Button kind="quiet" type="submit" busy={isBusy}>
        登録を解除する
      </Button>
    </Form>
  )
}
