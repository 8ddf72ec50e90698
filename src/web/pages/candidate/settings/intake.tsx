import { Form } from 'react-router'
import { checkIntake, intakeLimits, lastPauseDay, type Intake as ChosenIntake } from '#domain/candidate/intake/rules.ts'
import { act, failingAs } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { studentMessages } from '#web/texts/student.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/intake'
import styles from './intake.module.css'
import { SettingsPage } from './parts/settings-page.tsx'

const IntakePage = graphql(`
  query IntakePage {
    scoutIntake {
      scoutsPerWeek
      pausedUntil
    }
  }
`)
const UpdateScoutIntake = graphql(`
  mutation UpdateScoutIntake($scoutsPerWeek: Int!, $pausedUntil: Date) {
    updateScoutIntake(scoutsPerWeek: $scoutsPerWeek, pausedUntil: $pausedUntil) {
      scoutsPerWeek
    }
  }
`)

const load = (ask: Ask) => ask(IntakePage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const intakeOf = (form: FormData): ChosenIntake => ({
  scoutsPerWeek: Number.parseInt(formText(form, 'scoutsPerWeek'), 10) || 0,
  pausedUntil: formText(form, 'pausedUntil') || null,
})
const checkForm = (form: FormData) => checkIntake(intakeOf(form), tokyoToday())

const saved = () => redirectWith(urls.candidate.settingsIntake(), 'intakeUpdated')
const acts = act({
  save: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkForm(form))
    if (refusal) return refusal
    await ask(UpdateScoutIntake, intakeOf(form))
    return saved()
  },
  resume: async (ask: Ask, form: FormData) => {
    await ask(UpdateScoutIntake, { scoutsPerWeek: intakeOf(form).scoutsPerWeek, pausedUntil: null })
    return saved()
  },
})
const actOnIntake = failingAs(studentMessages.intakeFailed, acts)
export const action = actOnServer(actOnIntake)
export const clientAction = actOnClient(actOnIntake)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('スカウトの受け取り', matches)

const { min, max } = intakeLimits.scoutsPerWeek
const numbers = Array.from({ length: max - min + 1 }, (_, at) => ({
  value: String(max - at),
  label: `週に${max - at}件まで`,
}))
const labels = { scoutsPerWeek: '1週間に受け取る数', pausedUntil: '停止する最後の日' }

export default function Intake({ loaderData: { scoutIntake }, actionData }: Route.ComponentProps) {
  // The form begins anew with what was saved.
  const key = `${scoutIntake.scoutsPerWeek} ${scoutIntake.pausedUntil}`
  return (
    <SettingsPage
      title="スカウトの受け取り"
      about="届いているスカウトと予約した日程は、そのまま続きます。企業には、数も期間も伝わりません。"
    >
      {scoutIntake.pausedUntil && <Paused until={scoutIntake.pausedUntil} scoutsPerWeek={scoutIntake.scoutsPerWeek} />}
      <IntakeForm key={key} intake={scoutIntake} answer={actionData} />
    </SettingsPage>
  )
}

function Paused({ until, scoutsPerWeek }: { until: string; scoutsPerWeek: number }) {
  return (
    <Form method="post" className={styles.paused}>
      <input type="hidden" name="intent" value="resume" />
      <input type="hidden" name="scoutsPerWeek" value={scoutsPerWeek} />
      <IdempotencyKey intention={until} />
      <Notice kind="warning">
        <p>{longDate(until)}まで、新しいスカウトの受付を停止しています。次の日に自動で再開します。</p>
      </Notice>
      <Button type="submit" kind="secondary">
        今すぐ再開する
      </Button>
    </Form>
  )
}

type IntakeFormProps = {
  intake: { scoutsPerWeek: number; pausedUntil: string | null }
  answer: Route.ComponentProps['actionData']
}

function IntakeForm({ intake, answer }: IntakeFormProps) {
  const today = tokyoToday(useNow())
  const form = useForm({ labels, check: checkForm, answer })
  const number = form.field('scoutsPerWeek')
  const { defaultValue: typed, ...until } = form.field('pausedUntil')
  return (
    <Form {...form.props} className={styles.form}>
      <input type="hidden" name="intent" value="save" />
      <IdempotencyKey intention={`${intake.scoutsPerWeek} ${intake.pausedUntil}`} />
      <SelectField
        {...number}
        label={labels.scoutsPerWeek}
        hint="月曜から日曜までに届く、新しいスカウトの数です。超えた分は翌週に届きます。"
        defaultValue={number.defaultValue ?? String(intake.scoutsPerWeek)}
        options={numbers}
      />
      <DatePicker
        {...until}
        label={labels.pausedUntil}
        optional
        hint="試験や留学のあいだ、新しいスカウトを止められます（6か月先まで）。企業の画面には「受付停止中」とだけ表示されます。"
        defaultValue={typed ?? intake.pausedUntil ?? ''}
        today={today}
        min={today}
        max={lastPauseDay(today)}
      />
      <FormEnd form={form} send="保存する" />
    </Form>
  )
}
