import type { SubmitEvent } from 'react'
import { encourageEventLimits as limits } from '#domain/encourage-event/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { AdminEventQuery } from '#web/generated/admin/graphql.ts'
import { EventLink } from '#web/parts/companies/event-link.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useDraft, type DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Card } from '#web/ui/card.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TimePicker } from '#web/ui/fields/time-picker.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { checkDraft, draftOf, endOf, labels, write, type Draft } from './draft.ts'
import { EventPicture } from './event-picture.tsx'
import styles from './events.module.css'

const openDays = 30

type EventFormProps = {
  event: AdminEventQuery['encourageEvent'] | null
  categories: AdminEventQuery['encourageEventCategories']
}

/** The form of an event, and beside it what students will see. */
export function EventForm({ event, categories }: EventFormProps) {
  const today = tokyoDay(useNow())
  const ids = new Set(categories.map(({ id }) => Number(id)))
  const read = useReadRevision(event?.revision ?? '')
  const form = useDraft<Draft>({
    begin: () => draftOf(event, today, addDays(today, openDays)),
    write: (draft) => write(draft, read.current),
    check: (draft) => checkDraft(draft, ids),
    labelOf: (_, control) => labels[control] ?? null,
  })
  read.renewAfter(form.answer)
  const { draft, field } = form
  const set = (part: Partial<Draft>) => form.change((was) => ({ ...was, ...part }))
  const submit = (pressed: SubmitEvent<HTMLFormElement>) => {
    pressed.preventDefault()
    if (form.isRight()) form.send({ intent: 'save' })
  }
  const text = (name: 'title' | 'companyName' | 'eventUrl') => ({
    ...field(name),
    label: labels[name] ?? '',
    required: true,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <div className={styles.columns}>
      <Card as="section" aria-label="イベントの内容">
        <form {...form.props} className="stack-6" onSubmit={submit}>
          <TextField {...text('title')} hint={`${limits.title.max}文字以内`} />
          <SelectField
            {...field('categoryId')}
            label={labels['categoryId']}
            required
            emptyLabel="選択してください"
            options={categories.map(({ id, label }) => ({ value: id, label }))}
            value={draft.categoryId}
            onChange={({ target }) => set({ categoryId: target.value })}
          />
          <TextField {...text('companyName')} hint={`${limits.companyName.max}文字以内`} />
          <EventPicture form={form} kind="logo" />
          <TextField {...text('eventUrl')} type="url" inputMode="url" hint="https:// から始まる、申込のページ" />
          <Moment form={form} name="applicationStartAt" day="startDay" clock="startTime" set={set} />
          <Moment form={form} name="applicationEndAt" day="endDay" clock="endTime" set={set} />
          <EventPicture form={form} kind="picture" />
          <FormEnd form={form} send={event ? '変更を保存する' : '登録する'} />
          <UnsavedGuard isUnsaved={form.isUnsaved} />
        </form>
      </Card>
      <Preview draft={draft} categories={categories} now={today} />
    </div>
  )
}

type MomentProps = {
  form: DraftForm<Draft>
  name: 'applicationStartAt' | 'applicationEndAt'
  day: 'startDay' | 'endDay'
  clock: 'startTime' | 'endTime'
  set: (part: Partial<Draft>) => void
}

function Moment({ form, name, day, clock, set }: MomentProps) {
  const today = tokyoDay(useNow())
  const { id, error } = form.field(name)
  const label = labels[name] ?? ''
  return (
    <FieldGroup id={id} label={label} required hint="日本時間" error={error}>
      <div className={styles.moment}>
        <DatePicker
          label={`${label}の日`}
          hideLabel
          today={today}
          value={form.draft[day]}
          onChange={(value) => set({ [day]: value })}
        />
        <TimePicker
          label={`${label}の時刻`}
          hideLabel
          value={form.draft[clock]}
          onChange={(value) => set({ [clock]: value })}
        />
      </div>
    </FieldGroup>
  )
}

type PreviewProps = { draft: Draft; categories: EventFormProps['categories']; now: string }

function Preview({ draft, categories, now }: PreviewProps) {
  const pictureUrl = draft.encodedPicture ? `data:image/jpeg;base64,${draft.encodedPicture}` : draft.thumbnailUrl
  const logoUrl = draft.encodedLogo ? `data:image/jpeg;base64,${draft.encodedLogo}` : draft.companyLogoUrl
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">
        <Phrases>学生のホームでの見え方</Phrases>
      </h2>
      <Card className={styles.seen}>
        <EventLink
          event={{
            title: draft.title || 'タイトル',
            companyName: draft.companyName || '主催',
            eventUrl: draft.eventUrl || '#',
            applicationEndAt: endOf(draft)?.toISOString() ?? now,
            categoryLabel: categories.find(({ id }) => id === draft.categoryId)?.label ?? 'カテゴリー',
            thumbnailUrl: pictureUrl || null,
            companyLogoUrl: logoUrl || null,
          }}
        />
      </Card>
    </section>
  )
}
