import { Form } from 'react-router'
import { longDateTime } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ActButton, useIsSent } from './sign-in-card.tsx'
import type { StaffDevice } from './ways.ts'
import styles from './staff-sign-in.module.css'

/** The open sessions, and the way to end them. */
export function StaffDevices({ devices, logout }: { devices: readonly StaffDevice[]; logout: string }) {
  return (
    <>
      <ul className="stack-3">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} logout={logout} />
        ))}
      </ul>
      {devices.some(({ isCurrent }) => !isCurrent) ? (
        <ActButton fields={{ intent: 'endOtherDevices' }}>ほかの端末をすべてログアウト</ActButton>
      ) : (
        <p className="quiet">ほかにログイン中の端末はありません。</p>
      )}
    </>
  )
}

function DeviceRow({ device, logout }: { device: StaffDevice; logout: string }) {
  const { id, family, address, signedInAt, lastUsedAt, isCurrent } = device
  const fields = { intent: 'endDevice', id }
  const isBusy = useIsSent(fields)
  const nameId = `device-${id}`
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className="row-2 line">
          <b id={nameId}>{family}</b>
          {isCurrent && <Badge kind="plum">この端末</Badge>}
        </p>
        <span className="quiet">{isCurrent ? 'いま使っています' : `最後の利用 ${longDateTime(lastUsedAt)}`}</span>
        <span className="quiet">ログイン {longDateTime(signedInAt)}</span>
        {address && <span className="quiet">IPアドレス {address}</span>}
      </div>
      {isCurrent ? (
        <ButtonLink kind="secondary" to={logout} aria-describedby={nameId}>
          ログアウト
        </ButtonLink>
      ) : (
        <Form method="post" preventScrollReset>
          <HiddenFields fields={fields} />
          <Button kind="secondary" type="submit" busy={isBusy} aria-describedby={nameId}>
            ログアウト
          </Button>
        </Form>
      )}
    </li>
  )
}
