import type { ComponentType } from 'react'
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { readFragment } from '#web/generated/index.ts'
import { actPart, pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { withTypedDraft } from '#web/parts/forms/draft/typed-draft.ts'
import type { PlainAnswer } from '#web/parts/forms/draft/use-draft.ts'
import { StudentCardFields } from '#web/parts/students/student-card.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Content } from '#web/ui/content.tsx'
import type { Route } from './+types/profile'
import { CompanyView } from './profile/company-view.tsx'
import { Contents } from './profile/contents.tsx'
import type { SectionProps } from './profile/forms/section.ts'
import { plainSections } from './profile/forms/plain-sections.ts'
import { loadProfile, type Own } from './profile/load.ts'
import { sectionOf, sections, type SectionKey } from './parts/profile-sections.ts'
import { Visibility } from './profile/visibility.tsx'
import styles from './profile/profile.module.css'

const forms = {
  basics: pagePart(() => import('./profile/forms/basics.tsx')),
  education: pagePart(() => import('./profile/forms/education.tsx')),
  taglines: pagePart(() => import('./profile/forms/taglines.tsx')),
  'self-introduction': pagePart(() => import('./profile/forms/self-introduction.tsx')),
  'student-project': pagePart(() => import('./profile/forms/student-project.tsx')),
  'selling-points': pagePart(() => import('./profile/forms/selling-points.tsx')),
  preferences: pagePart(() => import('./profile/forms/preferences.tsx')),
  'scout-preferences': pagePart(() => import('./profile/forms/scout-preferences.tsx')),
  'extra-experiences': pagePart(() => import('./profile/forms/extra-experiences.tsx')),
} satisfies Record<SectionKey, ComponentType<SectionProps>>
const friends = { Tell: pagePart(() => import('./profile/tell-friends.tsx')) }
const acts = actPart(async () => (await import('./profile/act.ts')).actOnProfile)
const parts = { ...forms, ...friends, acts }

/** Asked on the server alone, so that no browser loads the readers. */
const readTyped = (form: FormData) => {
  const section = sections.find(({ key }) => key === form.get('intent'))
  return section ? plainSections[section.key].read(form) : null
}

export const loader = onServer(loadProfile)
export const clientLoader = onClient(loadProfile)
export const action = withTypedDraft(actOnServer(acts.act), readTyped)
export const clientAction = actOnClient(acts.act)

export const meta: Route.MetaFunction = ({ location, matches }) =>
  titleOf(sectionOf(new URLSearchParams(location.search))?.title ?? 'プロフィール', matches)

/** Going from section to section asks for nothing new. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

/** Without a section in the address, a wide window shows the one with the most to gain beside the contents. */
const proposedFor = ({ nextItem }: Own) =>
  sections.find(({ item }) => item !== null && item === nextItem) ?? sections[0]

type PlainRefusal = Exclude<PlainAnswer, undefined>

/** The refusal of a form that was sent without scripts. */
const answerTo = (intent: string, answer: object | undefined): PlainAnswer => {
  const refusal = answer && 'refused' in answer ? (answer as PlainRefusal) : undefined
  return refusal?.values?.['intent']?.[0] === intent ? refusal : undefined
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { ownProfile: own } = loaderData
  const [search] = useSearchParams()
  const chosen = sectionOf(search)
  const current = chosen ?? proposedFor(own)
  const card = readFragment(StudentCardFields, own.asSeenByCompanies)
  const Form = forms[current.key]
  usePartsAtRest(parts)
  return (
    <Content width="large" className={classNames(styles.page, chosen && styles.editing)}>
      <nav className={styles.contents} aria-labelledby="profile">
        <Contents own={own} seen={card} current={current.key} />
        <Visibility isPublic={own.isPublic} message={answerTo('visibility', actionData)?.refused?.message} />
      </nav>
      <div className={styles.editor} data-phone-screen={chosen ? '' : undefined}>
        <Form key={current.key} own={own} choices={loaderData} answer={answerTo(current.key, actionData)} />
      </div>
      <div className={styles.view}>
        <aside aria-label="企業からの見え方">
          <CompanyView card={card} profile={own.asSeenByCompanies} />
        </aside>
        {own.isPublic && <friends.Tell invitingId={own.invitingId} />}
      </div>
    </Content>
  )
}
