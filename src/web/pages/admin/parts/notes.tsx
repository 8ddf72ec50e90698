import { noteField } from '#domain/inquiry/contact/note/rules.ts'
import { checkText } from '#ground/validation/validation.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { formText } from '#web/carry/form-text.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { IntentForm, useIntentForm, type IntentAnswer } from './intent-form.tsx'
import styles from './notes.module.css'

type Note = { id: string; body: string; writer: string; insertedAt: string }
type NotesProps = { notes: readonly Note[]; id: string; answer: IntentAnswer }

export const checkNote = (form: FormData) => [checkText('body', formText(form, 'body').trim(), noteField)]
const labels = { body: noteField.label }

/** The notes of a case, and one more. Only operators read them, and nobody changes them. */
export function Notes({ notes, id, answer }: NotesProps) {
  const form = useIntentForm({ intent: 'note', id, labels, check: checkNote, answer })
  return (
    <div className="stack-5">
      {notes.length > 0 && (
        <ol className={styles.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.body}>{note.body}</p>
              <p className="note-13">
                {note.writer}・{slashDate(note.insertedAt)} {time(note.insertedAt)}
              </p>
            </li>
          ))}
        </ol>
      )}
      <IntentForm form={form} send="メモを追加" turn={notes.length}>
        <TextArea
          {...form.field('body')}
          label={noteField.label}
          hideLabel
          max={noteField.max}
          rows={3}
          hint="運営者だけが読めます。追加したメモは変更できません。"
        />
      </IntentForm>
    </div>
  )
}
