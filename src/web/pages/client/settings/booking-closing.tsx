import { Form } from 'react-router'
import { checkClosingHours, closingHoursOffered } from '#domain/scheduling/seat/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { useForm } from '#web/parts/forms/use-form.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import type { Route } from './+types/booking-closing'

const BookingClosingPage = graphql(`
  query BookingClosingPage {
    bookingClosingHours
  }
`)
const UpdateBookingClosing = graphql(`
  mutation UpdateBookingClosing($closingHours: Int!) {
    updateBookingClosing(closingHours: $closingHours)
  }
`)

const load = (ask: Ask) => ask(BookingClosingPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const hoursOf = (form: FormData) => Number.parseInt(formText(form, 'closingHours'), 10) || 0
const checkForm = (form: FormData) => [checkClosingHours(hoursOf(form))]

const actOnClosing = act({
  '': async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkForm(form))
    if (refusal) return refusal
    await ask(UpdateBookingClosing, { closingHours: hoursOf(form) })
    return redirectWith(clientUrls.settingsBookingClosing(), 'bookingClosingUpdated')
  },
})
export const action = actOnServer(actOnClosing)
export const clientAction = actOnClient(actOnClosing)

const title = '日程の受付'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const lead =
  '学生が日程を予約できる期限を決めます。これから始まるすべての日程に適用します。すでに入っている予約は、そのままです。'
const labels = { closingHours: '受付を終了する時刻' }
const textOf = (hours: number) => (hours % 24 === 0 ? `${hours / 24}日前` : `${hours}時間前`)

export default function BookingClosing({ loaderData: { bookingClosingHours }, actionData }: Route.ComponentProps) {
  const canWrite = useCanWrite()
  return (
    <>
      <SidePageHead title={title} lead={lead} />
      {canWrite ? (
        <ClosingForm key={bookingClosingHours} hours={bookingClosingHours} answer={actionData} />
      ) : (
        <p>日程の開始の{textOf(bookingClosingHours)}に、受付を終了します。</p>
      )}
    </>
  )
}

type ClosingFormProps = { hours: number; answer: Route.ComponentProps['actionData'] }

function ClosingForm({ hours, answer }: ClosingFormProps) {
  const form = useForm({ labels, check: checkForm, answer })
  const field = form.field('closingHours')
  const offered = [...new Set([...closingHoursOffered, hours])].toSorted((one, other) => one - other)
  return (
    <Form {...form.props} className="stack-4">
      <IdempotencyKey intention={String(hours)} />
      <SelectField
        {...field}
        label={labels.closingHours}
        hint="学生の画面にも、この時刻を表示します。"
        defaultValue={field.defaultValue ?? String(hours)}
        options={offered.map((value) => ({ value: String(value), label: `開始の${textOf(value)}` }))}
      />
      <FormEnd form={form} send="保存する" />
    </Form>
  )
}
