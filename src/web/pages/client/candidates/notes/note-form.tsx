import { useState } from 'react'
import { Form } from 'react-router'
import { maxMentioned } from '#domain/candidate-search/note/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { FairNote } from '../../parts/fair-note.tsx'
import { checkNoteForm } from './act.ts'
import { mentionedIn } from './mentioned-in.ts'

type Person = { id: string; familyName: string; givenName: string; hasLeft?: boolean }
type NoteFormProps = {
  candidateId: string
  /** The note that is edited; absent for a new one. */
  note?: { id: string; revision: number; text: string; mentioned: readonly Person[] }
  colleagues: readonly Person[]
  jobs: readonly { id: string; title: string }[]
  answer: FormAnswer | undefined
}

const labels = { text: fieldLimits.candidateNote.label, mentionedUserIds: '知らせる人', jobId: '募集' }

/** A note of one's own. Who is called in the text with ＠ is chosen with it. */
export function NoteForm({ candidateId, note, colleagues, jobs, answer }: NoteFormProps) {
  const intent = note ? 'save' : 'add'
  const form = useForm({ labels, check: checkNoteForm, answer, intent })
  const revision = useReadRevision(String(note?.revision ?? ''))
  revision.renewAfter(answer)
  const textField = form.field('text')
  const [text, setText] = useState(textField.defaultValue ?? note?.text ?? '')
  const [picked, setPicked] = useState<readonly string[]>(() =>
    answer?.values ? (answer.values['mentionedUserIds'] ?? []) : (note?.mentioned ?? []).map(({ id }) => id),
  )
  const called = mentionedIn(text, colleagues)
  const isChosen = (id: string) => picked.includes(id) || called.includes(id)
  const gone = (note?.mentioned ?? []).filter(({ id }) => !colleagues.some((one) => one.id === id))
  return (
    <Form {...form.props} className="stack-4">
      <IdempotencyKey intention={`note-${note?.id ?? candidateId}`} answer={answer} />
      <HiddenFields fields={{ intent, ...(note && { id: note.id, revision: revision.current }) }} />
      <TextArea
        {...textField}
        defaultValue={textField.defaultValue ?? note?.text}
        label={labels.text}
        hideLabel={!note}
        required
        max={fieldLimits.candidateNote.max}
        rows={4}
        hint="学生とほかの企業には見えません。「@」と姓を書くと、その方に知らせます。"
        onChange={(event) => setText(event.target.value)}
      />
      <FairNote text={text} />
      {colleagues.length + gone.length > 0 && (
        <FieldGroup
          {...form.field('mentionedUserIds')}
          label={labels.mentionedUserIds}
          optional
          hint={`${maxMentioned}名まで。通知には、ノートの内容は入りません。`}
        >
          <div className={chipsClass()}>
            {[...colleagues, ...gone].map(({ id, familyName, givenName, hasLeft }) => (
              <ChipToggle
                key={id}
                name="mentionedUserIds"
                value={id}
                checked={isChosen(id)}
                onChange={() => setPicked(isChosen(id) ? picked.filter((one) => one !== id) : [...picked, id])}
              >
                {familyName} {givenName}
                {hasLeft && '（利用停止中）'}
              </ChipToggle>
            ))}
          </div>
        </FieldGroup>
      )}
      {!note && jobs.length > 0 && (
        <SelectField {...form.field('jobId')} label={labels.jobId} optional>
          <option value="">募集を決めずに書く</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <FormEnd form={form} send={note ? '保存する' : 'ノートを書く'}>
        {note && (
          <ButtonLink kind="secondary" to={clientUrls.candidateNotes(candidateId)} preventScrollReset>
            やめる
          </ButtonLink>
        )}
      </FormEnd>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}
