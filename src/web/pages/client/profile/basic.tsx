import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/basic'
import { actOnProfile } from './basic/act.ts'
import { Photo } from './basic/photo.tsx'
import { ProfileForm } from './basic/profile-form.tsx'

const ProfilePage = graphql(`
  query CompanyUserProfilePage {
    ownCompanyUserProfile {
      ...UserPhoto
      ...UserProfileForm
    }
  }
`)

const load = (ask: Ask) => ask(ProfilePage)
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnProfile)
export const clientAction = actOnClient(actOnProfile)

const title = 'プロフィール'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

/** A recruiter's own entry, as students read it with a scout. */
export default function Profile({ loaderData: { ownCompanyUserProfile: own }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SidePageHead
        title={title}
        lead="写真、氏名、部署・役職、メッセージは、あなたが送ったスカウトと一緒に学生に表示されます。"
      />
      <Photo profile={own} />
      <ProfileForm profile={own} answer={actionData} />
    </>
  )
}
