import { Form } from 'react-router'
import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from './devices.module.css'

const DeviceRowFields = graphql(`
  fragment DeviceRow on Device {
    id
    family
    signedInAt
    lastUsedAt
    isCurrent
  }
`)

type DeviceRowProps = { device: FragmentType<typeof DeviceRowFields>; isBusy: boolean }

export function DeviceRow({ device, isBusy }: DeviceRowProps) {
  const { id, family, signedInAt, lastUsedAt, isCurrent } = readFragment(DeviceRowFields, device)
  const nameId = `device-${id}`
  return (
    <Card as="li" className={styles.device}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <span id={nameId}>{family}</span>
          {isCurrent && <Badge kind="plum">この端末</Badge>}
        </p>
        <p className="quiet">
          {isCurrent ? 'いま使っています' : `最後の利用 ${longDateTime(lastUsedAt)}`}
          <br />
          ログイン {longDateTime(signedInAt)}
        </p>
      </div>
      {isCurrent ? (
        <ButtonLink kind="secondary" to={urls.candidate.logout()} aria-describedby={nameId}>
          ログアウト
        </ButtonLink>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="id" value={id} />
          <Button kind="secondary" type="submit" busy={isBusy} aria-describedby={nameId}>
            ログアウト
          </Button>
        </Form>
      )}
    </Card>
  )
}
