import {
  checkPhrase,
  foldPhrase,
  phraseLimits,
  placeholderList,
  type Phrase,
} from '#domain/scout-invitation/thread/phrase/rules.ts'
import { formText } from '#web/carry/form-text.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { useAccessForm } from '../parts/access-section.tsx'

export const phraseLabels = { title: phraseLimits.title.label, text: phraseLimits.text.label }
export const phraseIn = (form: FormData) => foldPhrase({ title: formText(form, 'title'), text: formText(form, 'text') })
export const checkPhraseForm = (form: FormData) => checkPhrase(phraseIn(form))

type PhraseFieldsProps = { form: ReturnType<typeof useAccessForm>; saved?: Phrase }

export function PhraseFields({ form: { field }, saved }: PhraseFieldsProps) {
  const [title, text] = [field('title'), field('text')]
  return (
    <>
      <TextField
        {...title}
        defaultValue={title.defaultValue ?? saved?.title}
        label={phraseLimits.title.label}
        hint="選ぶときに並びます。例：承認のお礼"
        required
        autoComplete="off"
      />
      <TextArea
        {...text}
        defaultValue={text.defaultValue ?? saved?.text}
        label={phraseLimits.text.label}
        hint={`${placeholderList} は、選んだときに入れ替わります。`}
        required
        rows={8}
        max={phraseLimits.text.max}
      />
    </>
  )
}
