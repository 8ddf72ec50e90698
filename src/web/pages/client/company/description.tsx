import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/description'
import { actOnDescription } from './description/act.ts'
import { Figures } from './description/forms/figures.tsx'
import { Introduction } from './description/forms/introduction.tsx'
import { Questions } from './description/forms/questions.tsx'
import { SelectionCriteria } from './description/forms/selection-criteria.tsx'
import { Tagline } from './description/forms/tagline.tsx'
import { Voices } from './description/forms/voices.tsx'
import { YouthInformation } from './description/forms/youth-information.tsx'
import { loadDescription } from './description/load.ts'
import { Overview } from './description/overview.tsx'
import { SectionFrame } from './description/section-frame.tsx'
import type { SectionProps } from './description/section-form.ts'
import { isSectionKey, sectionAfter, sections, type SectionKey } from './description/sections.ts'

/** The section of the address; null for the overview. */
function sectionOf(search: URLSearchParams): SectionKey | null {
  const key = search.get('section')
  if (key !== null && !isSectionKey(key)) throw notFound()
  return key
}

const load = (ask: Ask, { url }: { url: URL }) => {
  sectionOf(url.searchParams)
  return loadDescription(ask)
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnDescription)
export const clientAction = actOnClient(actOnDescription)

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const key = new URLSearchParams(location.search).get('section')
  return titleOf(isSectionKey(key) ? `${sections[key].title}の編集` : '紹介ページ', matches)
}

const forms = {
  tagline: Tagline,
  contents: Introduction,
  voices: Voices,
  questions: Questions,
  figures: Figures,
  youth: YouthInformation,
  criteria: SelectionCriteria,
} satisfies Record<SectionKey, (props: SectionProps) => unknown>

/** A company's own words: the page as students see it, and one form for each section. */
export default function CompanyDescription({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const [round, setRound] = useState(0)
  const key = sectionOf(search)
  if (key === null) return <Overview page={loaderData.page} answer={actionData} />
  const isSetup = search.has('setup')
  const Form = forms[key]
  return (
    <SectionFrame page={loaderData.page} section={key} isSetup={isSetup}>
      <Form
        key={`${key}-${round}`}
        {...loaderData}
        next={isSetup ? (sectionAfter(key) ?? 'complete') : null}
        onReload={() => setRound(round + 1)}
      />
    </SectionFrame>
  )
}
