import { useRef, useState } from 'react'
import { isUnanswered } from '#web/carry/ask.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { fieldPlace } from '#web/parts/forms/draft/places.ts'
import { useDraft, type PlainAnswer } from '#web/parts/forms/draft/use-draft.ts'
import { useKeptDraft } from '#web/parts/forms/draft/use-kept-draft.ts'
import type { FieldError } from '#ground/refusal.ts'
import type { SectionKey } from '../parts/profile-sections.ts'
import type { Own } from './load.ts'

type SectionFormOptions<Draft> = {
  section: SectionKey
  own: Own
  begin: () => Draft
  /** The argument that holds the fields; absent where each field is an argument of its own. */
  argument?: string
  /** The fields as the section's mutation takes them. */
  write: (draft: Draft) => object
  /** The answer to a form that was sent without scripts. */
  answer: PlainAnswer
  check: (draft: Draft) => readonly (FieldError | null)[]
  /** The controls by the names of the fields. */
  labels: Readonly<Record<string, string>>
  /** Fields that another control stands for. */
  controls?: Readonly<Record<string, string>>
}

const lost = '保存できませんでした。通信状態を確認して、もう一度保存してください。（入力内容はこの端末に残っています）'

/** One section of the profile: a draft that is kept on the device until it is saved. */
export function useSectionForm<Draft extends object>(options: SectionFormOptions<Draft>) {
  const { section, own, begin, argument, write, labels } = options
  const controls = { ...Object.fromEntries(Object.keys(labels).map((name) => [name, name])), ...options.controls }
  // The door names a mistake by its place in the argument, the rules of the profile by the field alone.
  const places = Object.entries(controls).flatMap(([name, control]) =>
    [name, ...(argument ? [`${argument}.${name}`] : [])].map((path) => fieldPlace(path, control)),
  )
  const form = useDraft<Draft>({
    begin,
    check: options.check,
    write: (draft) => ({ input: argument ? { [argument]: write(draft) } : write(draft), places }),
    labelOf: (_, control) => labels[control] ?? null,
    plain: { answer: options.answer },
  })
  const key = draftKey(own.id, 'profile', section)
  const afterSave = useRef<(() => void) | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const keptDraft = useKeptDraft(
    key,
    form,
    () => {
      setSavedAt(new Date().toISOString())
      afterSave.current?.()
    },
    own.revision,
  )

  const saveThen = (act: (() => void) | null) => {
    afterSave.current = act
    const isRight = form.isRight()
    if (isRight) form.send({ intent: section, revision: keptDraft.revision })
    return isRight
  }

  const refused = form.answer?.refused
  return {
    ...form,
    section,
    message: refused && isUnanswered(refused) ? lost : form.message,
    save: () => saveThen(null),
    saveThen,
    discard: () => {
      keptDraft.forget()
      form.reset()
    },
    revision: keptDraft.revision,
    isResumed: keptDraft.isResumed,
    keptAt: keptDraft.keptAt,
    savedAt: form.isUnsaved() ? null : savedAt,
  }
}

export type SectionForm<Draft> = Omit<ReturnType<typeof useSectionForm<Draft & object>>, 'draft' | 'change'> & {
  draft: Draft
  change: (draft: Draft) => void
}
