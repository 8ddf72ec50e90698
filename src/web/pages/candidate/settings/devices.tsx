import { Form, Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/devices'
import { DeviceRow } from './devices/device-row.tsx'
import styles from './devices/devices.module.css'
import { SettingsPage } from './parts/settings-page.tsx'

const DevicesPage = graphql(`
  query CandidateDevicesPage {
    devices {
      id
      isCurrent
      ...DeviceRow
    }
  }
`)
const EndDevice = graphql(`
  mutation EndDevice($id: ID!) {
    endDevice(id: $id)
  }
`)
const EndOtherDevices = graphql(`
  mutation EndOtherDevices {
    endOtherDevices
  }
`)

const load = (ask: Ask) => ask(DevicesPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnDevices = act({
  async end(ask: Ask, form: FormData) {
    await ask(EndDevice, { id: formText(form, 'id') })
    return redirectWith(urls.candidate.settingsDevices(), 'deviceEnded')
  },
  async endOthers(ask: Ask) {
    await ask(EndOtherDevices)
    return redirectWith(urls.candidate.settingsDevices(), 'otherDevicesEnded')
  },
})
export const action = actOnServer(actOnDevices)
export const clientAction = actOnClient(actOnDevices)

const title = 'ログイン中の端末'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Devices({ loaderData: { devices }, actionData }: Route.ComponentProps) {
  const isBusy = useFormOnItsWay() !== undefined
  const refused = refusedOf(actionData)
  return (
    <SettingsPage
      title={title}
      about={
        <>
          心当たりのない端末があるときは、ログアウトしてから、
          <Link to={`${urls.candidate.settingsAccount()}#password`} className={linkClass()}>
            パスワードを変更
          </Link>
          してください。
        </>
      }
    >
      <ErrorNotice message={refused?.message} className={styles.refused} />
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} />
        ))}
      </ul>
      {devices.some(({ isCurrent }) => !isCurrent) ? (
        <Form method="post" className={styles.all}>
          <input type="hidden" name="intent" value="endOthers" />
          <Button kind="secondary" type="submit" busy={isBusy}>
            この端末のほかは、すべてログアウトする
          </Button>
        </Form>
      ) : (
        <p className={`quiet ${styles.all}`}>ほかにログイン中の端末はありません。</p>
      )}
    </SettingsPage>
  )
}
