import { Link } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { staffDeviceActs } from '#web/parts/staff-sign-in/act.ts'
import { StaffDevices } from '#web/parts/staff-sign-in/devices.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/devices'
import { deviceCalls } from './sign-in/calls.ts'

const DevicesPage = graphql(`
  query CompanyDevicesPage {
    staffDevices {
      id
      family
      address
      signedInAt
      lastUsedAt
      isCurrent
    }
  }
`)

const load = (ask: Ask) => ask(DevicesPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnDevices = act(staffDeviceActs(clientUrls.settingsDevices(), deviceCalls))
export const action = actOnServer(actOnDevices)
export const clientAction = actOnClient(actOnDevices)

const title = 'ログイン中の端末'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function CompanyDevices({ loaderData: { staffDevices }, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  return (
    <>
      <SidePageHead
        title={title}
        lead={
          <>
            心当たりのない端末があるときは、ログアウトしてから、
            <Link to={`${urls.client.settingsSignIn()}#password`} className={linkClass()}>
              パスワードを変更
            </Link>
            してください。
          </>
        }
      />
      <ErrorNotice message={refused?.message} />
      <StaffDevices devices={staffDevices} logout={urls.client.logout()} />
    </>
  )
}
