import { useState } from 'react'
import { isUnanswered } from '#web/ask.ts'
import { useHeard } from '#web/parts/heard.ts'
import { draftKey, forgetDraft, keepDraft, readKept } from '#web/parts/forms/draft/kept-draft.ts'
import { fieldPlace } from '#web/parts/forms/draft/places.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { useStore } from '#web/ui/store.ts'
import { useTimer } from '#web/ui/timer.ts'
import type { FieldError } from '#ground/refusal.ts'
import type { SectionKey } from '../parts/profile-sections.ts'

type SectionFormOptions<Draft> = {
  section: SectionKey
  ownerId: string
  begin: () => Draft
  /** The variables of the section's mutation. */
  write: (draft: Draft) => object
  check: (draft: Draft) => readonly (FieldError | null)[]
  /** The controls by the names of the variables. */
  labels: Readonly<Record<string, string>>
  /** Variables that another control stands for. */
  controls?: Readonly<Record<string, string>>
}

/** Milliseconds between two keepings of what is typed. */
const keepEvery = 3000

const lost = '保存できませんでした。通信状態を確認して、もう一度保存してください。（入力内容はこの端末に残っています）'

const everywhere = { subscribe: () => () => {} }

/** One section of the profile: a draft that is kept on the device until it is saved. */
export function useSectionForm<Draft extends object>(options: SectionFormOptions<Draft>) {
  const { section, ownerId, begin, write, labels } = options
  const places = [
    ...Object.keys(labels).map((name) => fieldPlace(name)),
    ...Object.entries(options.controls ?? {}).map(([name, control]) => fieldPlace(name, control)),
  ]
  const form = useDraft<Draft>({
    begin,
    check: options.check,
    write: (draft) => ({ input: write(draft), places }),
    labelOf: (_, control) => labels[control] ?? null,
  })
  const key = draftKey(ownerId, 'profile', section)
  const resumed = useResumed(key, form)
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const isUnsaved = form.isUnsaved()

  const keep = () => {
    if (keepDraft(key, form.draft)) setKeptAt(new Date().toISOString())
  }
  const again = () => {
    keep()
    setRound(round + 1)
  }
  useTimer(again, isUnsaved ? keepEvery : null, round)
  useHeard(form.answer, ({ refused }) => {
    if (refused) return keep()
    forgetDraft(key)
    setKeptAt(null)
    setSavedAt(new Date().toISOString())
  })

  const refused = form.answer?.refused
  return {
    ...form,
    section,
    message: refused && isUnanswered(refused) ? lost : form.message,
    save: () => {
      const isRight = form.isRight()
      if (isRight) form.send({ intent: section })
      return isRight
    },
    discard: () => {
      forgetDraft(key)
      setKeptAt(null)
      resumed.end()
      form.reset()
    },
    isResumed: resumed.is && isUnsaved,
    keptAt: isUnsaved ? keptAt : null,
    savedAt: isUnsaved ? null : savedAt,
  }
}

export type SectionForm<Draft> = Omit<ReturnType<typeof useSectionForm<Draft & object>>, 'draft' | 'change'> & {
  draft: Draft
  change: (draft: Draft) => void
}

/** Shows a draft of an earlier visit in place of the saved texts, once React runs in the browser. */
function useResumed<Draft extends object>(
  key: string,
  { draft, change }: { draft: Draft; change: (draft: Draft) => void },
) {
  const isInBrowser = useStore(everywhere, () => true, false)
  const [state, setState] = useState<'unread' | 'none' | 'resumed'>('unread')
  if (isInBrowser && state === 'unread') {
    const kept = readKept(key, draft)
    const isOther = kept !== null && JSON.stringify(kept.draft) !== JSON.stringify(draft)
    setState(isOther ? 'resumed' : 'none')
    if (isOther) change(kept.draft)
  }
  return { is: state === 'resumed', end: () => setState('none') }
}
