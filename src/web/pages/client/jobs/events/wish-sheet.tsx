import { useState, type SubmitEvent } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import type { RequestFieldsFragment } from '#web/generated/graphql.ts'
import { nameOf } from '#web/parts/students/disclosed.ts'
import { sentDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TimePicker } from '#web/ui/fields/time-picker.tsx'
import { monthDay } from '#ground/tokyo-time.ts'
import type { Address } from './address.ts'
import { datesOf, firstAnswer, isOver, lengths, wishText, type WishAnswer } from './wish-answer.ts'
import { studentOf } from './student-of.ts'
import styles from './wish-sheet.module.css'

type WishSheetProps = {
  /** The request of the address. */
  requestId: string | null
  /** Null for a request that is open no longer. */
  request: RequestFieldsFragment | null
  address: Address
}

/** The sheet keeps the request of its opening, also while it closes and after the request is answered. */
export function WishSheet({ requestId, request, address }: WishSheetProps) {
  const [opened, setOpened] = useState(request)
  if (request && request.id !== opened?.id) setOpened(request)
  if (!opened?.scheduling) return null
  const isAnswered = request === null && requestId === opened.id
  const isOpen = request !== null || isAnswered
  return <Sheet key={opened.id} open={isOpen} isAnswered={isAnswered} request={opened} address={address} />
}

type Answered = ActionRefusal | { answered: string } | undefined

type SheetProps = {
  open: boolean
  /** A colleague answered while the sheet was open. */
  isAnswered: boolean
  request: RequestFieldsFragment
  address: Address
}

function Sheet({ open, isAnswered, request, address }: SheetProps) {
  const navigate = useNavigate()
  const now = useNow()
  const { show } = useBanner()
  const fetcher = useFetcher<Answered>()
  const isBusy = isOnItsWay(fetcher)
  const { scheduling } = request
  const [answer, setAnswer] = useState<WishAnswer>(() => firstAnswer(request, scheduling, now))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [isWithoutDate, setWithoutDate] = useState(false)
  const name = nameOf(request.candidate)
  const who = name ? `${name.split(' ')[0]}さん` : '学生'
  const close = () => void navigate(clientUrls.calendar(address), { preventScrollReset: true })
  useHeard(fetcher.data && 'answered' in fetcher.data ? fetcher.data : null, () => {
    show({ kind: 'success', text: `${who}に新しい日程を知らせました` })
    close()
  })
  if (!scheduling) return null
  const isLate = isAnswered && !(fetcher.data && 'answered' in fetcher.data)
  const refused = isLate ? undefined : refusedOf(fetcher.data)
  const dates = datesOf(request, answer, scheduling.type === 'EVENT')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setWithoutDate(dates.length === 0)
    if (dates.length === 0) return
    const input = { id: scheduling.id, createSchedulingDates: dates }
    const fields = { intent: 'answer-request', type: scheduling.type, request: request.id }
    void fetcher.submit(sentDraft(fields, input, idempotencyKey), { method: 'post' })
  }
  const change = (to: Partial<WishAnswer>) => setAnswer({ ...answer, ...to })
  const times = (at: number, to: Partial<WishAnswer['wishes'][number]>) =>
    change({ wishes: answer.wishes.map((wish, index) => (index === at ? { ...wish, ...to } : wish)) })
  return (
    <Modal
      open={open}
      onClose={close}
      backLeaves
      mode="sheet"
      title={`${studentOf(request)}の希望に答える`}
      locked={isBusy}
      cancel={isLate ? '閉じる' : 'あとで答える'}
      ok={
        <Button type="submit" form="answer-wish" busy={isBusy} disabled={isLate}>
          {dates.length > 1 ? `${dates.length}つの日程を知らせる` : 'この日程を知らせる'}
        </Button>
      }
    >
      <form id="answer-wish" onSubmit={send} className="stack-4" noValidate>
        <p className={styles.words}>{request.request}</p>
        <fieldset className={styles.wishes}>
          <legend>知らせる日程</legend>
          {request.preferred.map((wish, at) => {
            const wishAnswer = answer.wishes[at]
            if (!wishAnswer) return null
            const label = `第${at + 1}希望　${wishText(wish)}`
            return (
              <div key={`${wish.date}-${wish.timeOfDay}`} className={styles.wish}>
                <Checkbox
                  checked={wishAnswer.isChosen}
                  disabled={isOver(wish, now)}
                  onChange={(event) => times(at, { isChosen: event.target.checked })}
                >
                  {label}
                  {isOver(wish, now) && <span className="quiet">（過ぎています）</span>}
                </Checkbox>
                {wishAnswer.isChosen && (
                  <TimePicker
                    label={`${monthDay(wish.date)}の開始`}
                    value={wishAnswer.from}
                    onChange={(from) => times(at, { from })}
                  />
                )}
              </div>
            )
          })}
        </fieldset>
        <div className={styles.row}>
          <SelectField
            label="1枠の長さ"
            value={String(answer.minutes)}
            options={lengths(answer.minutes).map((minutes) => ({
              value: String(minutes),
              label: minutes > 12 * 60 ? `${Math.ceil(minutes / (24 * 60))}日間` : `${minutes}分`,
            }))}
            onChange={(event) => change({ minutes: Number(event.target.value) })}
          />
          {scheduling.type === 'EVENT' && (
            <TextField
              label="定員"
              inputMode="numeric"
              value={answer.capacity}
              onChange={(event) => change({ capacity: event.target.value.normalize('NFKC') })}
            />
          )}
        </div>
        {isWithoutDate && dates.length === 0 && (
          <Notice kind="error" live>
            知らせる日程を選び、開始の時刻を入れてください。どれにも応じられないときは「ほかの日時を追加する」から別の日程を加えられます。
          </Notice>
        )}
        {isLate && (
          <Notice kind="warning" live>
            この希望には、ほかの担当者が先に答えました。ここで選んだ日程は追加していません。
          </Notice>
        )}
        {refused && (
          <Notice kind="error" live>
            <p>{refused.message}</p>
            {refused.fields.map(({ path, message }) => (
              <p key={path}>{message}</p>
            ))}
          </Notice>
        )}
        <p className={styles.about}>
          「{scheduling.title}」に加えます。{who}の席を24時間確保し、そのあとはほかの学生も選べます。
          <Link
            className={linkClass()}
            to={clientUrls.calendar({ ...address, panel: scheduling.id, request: request.id })}
            preventScrollReset
          >
            ほかの日時を追加する
          </Link>
        </p>
      </form>
    </Modal>
  )
}
