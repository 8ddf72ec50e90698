import { skillLevels } from '#domain/candidate/skill/rules.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { formText, formTexts } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkDraft, removedField, write, type Draft, type Month, type Row, type RowList } from './draft.ts'

const monthIn = (form: FormData, name: string): Month => ({
  year: formText(form, `${name}.year`),
  month: formText(form, `${name}.month`),
})

/** A row without scripts; none when it was taken off, or left empty at the end of its list. */
function rowIn(form: FormData, key: string): Row[] {
  const text = (part: string) => formText(form, `${key}-${part}`)
  const level = skillLevels.find((one) => one === text('level')) ?? ''
  const row: Row = { key, name: text('name'), level, since: monthIn(form, `${key}-since`), note: text('note') }
  const isEmpty = [row.name, row.level, row.since.year, row.since.month, row.note].every((part) => part.trim() === '')
  return isEmpty || form.has(removedField(key)) ? [] : [row]
}

/** The draft of a form that was sent without scripts: each list names the keys of its rows. */
export function readPlain(form: FormData): Draft {
  const rows = (list: RowList) => formTexts(form, list).flatMap((key) => rowIn(form, key))
  return {
    toeic: { score: formText(form, 'toeic-score'), takenOn: monthIn(form, 'toeic-takenOn') },
    toefl: {
      scale: formText(form, 'toefl-scale') === '0-120' ? '0-120' : '1-6',
      score: formText(form, 'toefl-score'),
      takenOn: monthIn(form, 'toefl-takenOn'),
    },
    languages: rows('languages'),
    qualifications: rows('qualifications'),
    programming: rows('programming'),
  }
}

/** The input of a form that was sent without scripts. The draft's own mistakes are found here: the door sees no halves. */
export function readPlainInput(form: FormData): { input?: unknown; refused?: ActionRefusal } {
  const draft = readPlain(form)
  const refused = refuseForm(form, checkDraft(draft, tokyoToday()))
  return refused ? { refused } : { input: write(draft).input }
}
