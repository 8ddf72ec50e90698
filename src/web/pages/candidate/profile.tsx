import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { actOnClient, actOnServer, onClient, onServer } from '#web/ask.ts'
import { readFragment } from '#web/generated/index.ts'
import { WithoutScripts } from '#web/parts/shell/without-scripts.tsx'
import { StudentCardFields } from '#web/parts/student-card.tsx'
import { titleOf } from '#web/parts/title.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Content } from '#web/ui/content.tsx'
import type { Route } from './+types/profile'
import { actOnProfile } from './profile/act.ts'
import { CompanyView } from './profile/company-view.tsx'
import { Contents } from './profile/contents.tsx'
import { Basics } from './profile/forms/basics.tsx'
import { Education } from './profile/forms/education.tsx'
import { ExtraExperiences } from './profile/forms/extra-experiences.tsx'
import { Preferences } from './profile/forms/preferences.tsx'
import { ScoutPreferences } from './profile/forms/scout-preferences.tsx'
import type { SectionProps } from './profile/forms/section.ts'
import { SelfIntroduction } from './profile/forms/self-introduction.tsx'
import { SellingPoints } from './profile/forms/selling-points.tsx'
import { StudentProject } from './profile/forms/student-project.tsx'
import { Taglines } from './profile/forms/taglines.tsx'
import { loadProfile, type Own } from './profile/load.ts'
import { sectionOf, sections, type SectionKey } from './parts/profile-sections.ts'
import { Visibility } from './profile/visibility.tsx'
import styles from './profile/profile.module.css'

export const loader = onServer(loadProfile)
export const clientLoader = onClient(loadProfile)
export const action = actOnServer(actOnProfile)
export const clientAction = actOnClient(actOnProfile)

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

const forms = {
  basics: Basics,
  education: Education,
  taglines: Taglines,
  'self-introduction': SelfIntroduction,
  'student-project': StudentProject,
  'selling-points': SellingPoints,
  preferences: Preferences,
  'scout-preferences': ScoutPreferences,
  'extra-experiences': ExtraExperiences,
} satisfies Record<SectionKey, (props: SectionProps) => unknown>

/** Without a section in the address, a wide window shows the one with the most to gain beside the contents. */
const proposedFor = ({ nextItem }: Own) =>
  sections.find(({ item }) => item !== null && item === nextItem) ?? sections[0]

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { ownProfile: own } = loaderData
  const [search] = useSearchParams()
  const chosen = sectionOf(search)
  const current = chosen ?? proposedFor(own)
  const card = readFragment(StudentCardFields, own.asSeenByCompanies)
  const Form = forms[current.key]
  return (
    <Content width="large" className={classNames(styles.page, chosen && styles.editing)}>
      <nav className={styles.contents} aria-labelledby="profile">
        <Contents own={own} seen={card} current={current.key} />
        <Visibility isPublic={own.isPublic} />
      </nav>
      <div className={styles.editor} data-phone-screen={chosen ? '' : undefined}>
        <Form key={current.key} own={own} choices={loaderData} />
      </div>
      <aside className={styles.view} aria-label="企業からの見え方">
        <CompanyView card={card} profile={own.asSeenByCompanies} />
      </aside>
      <WithoutScripts />
    </Content>
  )
}
