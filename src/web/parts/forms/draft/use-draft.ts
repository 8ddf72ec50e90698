import { useId, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FieldError } from '#ground/refusal.ts'
import type { Refused } from '#web/carry/ask.ts'
import type { FormValues } from '#web/carry/form-values.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { useFocusLater } from '#web/ui/browser/focus-later.ts'
import { useFocusFirstError } from '#web/ui/fields/form-summary.tsx'
import { controlName, mistakesAt, noMistakes, stillAsSent, type Mistakes, type Written } from './places.ts'
import { sentDraft } from './sent-draft.ts'

export type DraftAnswer = { refused?: Refused } | undefined

type DraftOptions<Draft> = {
  /** The draft when the form opens, with plain values only: two drafts are compared as JSON text. */
  begin: () => Draft
  write: (draft: Draft) => Written
  /** The same rules as on the server, with the paths of the input. */
  check: (draft: Draft) => readonly (FieldError | null)[]
  /** The label of a control in the summary; null for a control that no longer exists. */
  labelOf: (draft: Draft, control: string) => string | null
  /** For a form that works without scripts too: its controls have names then. */
  plain?: { answer: PlainAnswer }
}

/** The answer of the page's action to a form that was sent without scripts; `draft` is what was typed. */
export type PlainAnswer = { refused?: Refused; values?: FormValues; draft?: unknown } | undefined

/**
 * A form whose value is one immutable draft, for forms with lists inside. The draft is sent as the input of a mutation.
 * Each mistake, found in the browser or by the server, is shown beside its control.
 */
export function useDraft<Draft, Answer extends DraftAnswer = DraftAnswer>({
  begin,
  write,
  check,
  labelOf,
  plain,
}: DraftOptions<Draft>) {
  const ownId = useId()
  const fetcher = useFetcher<Answer>()
  const isSending = isOnItsWay(fetcher)
  const [saved, setSaved] = useState(begin)
  const typed = plain?.answer?.draft as Draft | undefined
  const [draft, setDraft] = useState(typed ?? saved)
  const [sent, setSent] = useState<(Written & { draft: Draft }) | null>(() =>
    typed ? { ...write(draft), draft } : null,
  )
  const [found, setFound] = useState<Mistakes | null>(null)
  const intention = useRef({ text: '', key: '' })

  // The answer arrives before the page reloads its data, and an ended session may delay that reload.
  const answer = fetcher.state === 'submitting' ? undefined : (fetcher.data ?? (plain?.answer as Answer))
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    if (answer && !answer.refused && sent) setSaved(sent.draft)
  }
  const refused = answer?.refused
  const submitted = useMemo(
    () => found ?? (refused && sent ? mistakesAt(refused.fields, sent.places) : noMistakes),
    [found, refused, sent],
  )
  const mistakesOf = (of: Draft) =>
    mistakesAt(
      check(of).filter((error) => error !== null),
      write(of).places,
    )
  // A mistake found in the browser disappears when the text is corrected, and one found by the server when it is changed.
  const beside = found
    ? stillWrong(found, mistakesOf(draft))
    : refused && sent
      ? mistakesAt(stillAsSent(refused.fields, sent.input, write(draft).input), sent.places).beside
      : submitted.beside

  const ref = useFocusFirstError(submitted.beside)
  const focusLater = useFocusLater()
  const idOf = (...names: string[]) => `${ownId}-${controlName(...names)}`
  const labelled = (mistakes: Partial<Mistakes['beside']>) =>
    Object.keys(mistakes).flatMap((control) => {
      const label = labelOf(draft, control)
      return label === null ? [] : [{ id: idOf(control), label }]
    })
  const problems = labelled(beside)
  return {
    draft,
    change: setDraft,
    idOf,
    /** The id and the mistake of a control. Names: a field, or an item's key and the name of the item's part. */
    field: (...names: string[]) => ({
      id: idOf(...names),
      error: beside[controlName(...names)],
      ...(plain && { name: controlName(...names) }),
    }),
    problems,
    /** A refusal that no control shows. */
    message:
      submitted.unplaced[0] ?? (labelled(submitted.beside).length === 0 && !found ? refused?.message : undefined),
    /** For the form element. */
    props: { ref, noValidate: true },
    /** Moves the focus to a control after the next render. */
    focus: (...names: string[]) => focusLater(idOf(...names)),
    isSending,
    answer,
    /** Gives up what was not saved, for what the page has read last. */
    reset: () => {
      const latest = begin()
      setSaved(latest)
      setDraft(latest)
      setFound(noMistakes)
    },
    isUnsaved: () => !isSending && JSON.stringify(draft) !== JSON.stringify(saved),
    /** Whether the draft has no mistakes. Shows the mistakes when there are any. */
    isRight: () => {
      const mistakes = mistakesOf(draft)
      const isWrong = Object.keys(mistakes.beside).length + mistakes.unplaced.length > 0
      setFound(isWrong ? mistakes : null)
      return !isWrong
    },
    send: (fields: Readonly<Record<string, string>>) => {
      if (isSending) return
      const { input, places } = write(draft)
      const text = JSON.stringify([fields, input])
      // A second try with the same content carries the same key, so the server writes the draft once.
      if (text !== intention.current.text) intention.current = { text, key: crypto.randomUUID() }
      setFound(null)
      setSent({ draft, input, places })
      void fetcher.submit(sentDraft(fields, input, intention.current.key), { method: 'post' })
    },
  }
}

export type DraftForm<Draft> = ReturnType<typeof useDraft<Draft>>

function stillWrong({ beside }: Mistakes, now: Mistakes) {
  const controls = Object.keys(beside).filter((control) => control in now.beside)
  return Object.fromEntries(controls.map((control) => [control, now.beside[control]]))
}
