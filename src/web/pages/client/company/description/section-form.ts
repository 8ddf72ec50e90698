import { useNavigate } from 'react-router'
import type { FieldError } from '#ground/refusal.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { isUnanswered } from '#web/carry/ask.ts'
import { messages } from '#web/texts/messages.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import type { Place } from '#web/parts/forms/draft/places.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { useKeptDraft } from '#web/parts/forms/draft/use-kept-draft.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { versionOf } from '../parts/section-version.ts'
import type { Criteria, OwnPage } from './load.ts'
import { sections, type SectionKey } from './sections.ts'

const lost = '保存できませんでした。通信状態を確認して、もう一度保存してください。（入力内容はこの端末に残っています）'

/** The data that a section's form is drawn from. */
export type SectionProps = {
  page: OwnPage
  criteria: Criteria
  viewerId: string
  /** The first time: the section that follows, or 'complete'; null later. */
  next: SectionKey | 'complete' | null
  /** Draws the form anew from what is saved now. */
  onReload: () => void
}

type SectionFormOptions<Words> = SectionProps & {
  section: SectionKey
  begin: () => Words
  write: (words: Words) => { input: object; places: readonly Place[] }
  check: (words: Words) => readonly (FieldError | null)[]
  labelOf: (words: Words, control: string) => string | null
}

/** The words with the number of saves they were drawn from: a draft kept on the device still knows it later. */
export type SectionDraft<Words> = { words: Words; version: number }

/** One section: a draft that is kept on the device until it is saved. */
export function useSectionForm<Words>({
  page,
  viewerId,
  section,
  next,
  onReload,
  ...options
}: SectionFormOptions<Words>) {
  const navigate = useNavigate()
  const banner = useBanner()
  const latest = versionOf(page, sections[section].section)
  const form = useDraft<SectionDraft<Words>>({
    begin: () => ({ words: options.begin(), version: latest }),
    write: ({ words }) => options.write(words),
    check: ({ words }) => options.check(words),
    labelOf: ({ words }, control) => options.labelOf(words, control),
  })
  const keptDraft = useKeptDraft(draftKey(viewerId, 'company-page', section), form, () => {
    // Not by the address: taking the message out of it again would end the way to the next section.
    if (next !== 'complete') banner.show({ kind: 'success', text: messages.success.companyPageUpdated })
    void navigate(onwards(section, next))
  })
  const refused = form.answer?.refused
  const isOutdated = refused?.code === 'company_section_edited'
  const save = () => {
    const isRight = form.isRight()
    const version = isOutdated ? latest : form.draft.version
    if (isRight) form.send({ intent: section, version: String(version) })
    return isRight
  }
  return {
    ...form,
    section,
    next,
    words: form.draft.words,
    put: (words: Words) => form.change((draft) => ({ ...draft, words })),
    message: refused && isUnanswered(refused) ? lost : form.message,
    saving: { isOutdated, version: latest },
    save,
    discard: () => {
      keptDraft.forget()
      form.reset()
    },
    reload: () => {
      keptDraft.forget()
      onReload()
    },
    isResumed: keptDraft.isResumed,
    keptAt: keptDraft.keptAt,
  }
}

export type SectionForm = Omit<ReturnType<typeof useSectionForm<unknown>>, 'draft' | 'words' | 'put' | 'change'>

/** The first time one section leads to the next; later a page tells what comes of the change. */
function onwards(section: SectionKey, next: SectionProps['next']) {
  if (next === null) return clientUrls.companyDescriptionEdited(section)
  if (next === 'complete') return clientUrls.companyDescriptionComplete()
  return clientUrls.companyDescription(next, true)
}
