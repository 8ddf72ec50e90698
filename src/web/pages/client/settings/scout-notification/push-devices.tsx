import { useFetcher, useRevalidator } from 'react-router'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import type { PushDeviceFragment } from '#web/generated/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ThisDevice } from '#web/installable/this-device.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './scout-notification.module.css'

const PushDeviceFields = graphql(`
  fragment PushDevice on PushDevice {
    id
    family
    registeredAt
    isCurrent
  }
`)

type Device = FragmentType<typeof PushDeviceFields>

/** The devices on which the person gets pushes, this one first. */
export function PushDevices({ personId, devices }: { personId: string; devices: readonly Device[] }) {
  const { revalidate } = useRevalidator()
  const rows = readFragment(PushDeviceFields, devices)
  return (
    <Card as="section" aria-labelledby="push" className={styles.section}>
      <h2 id="push">プッシュ通知</h2>
      <p className="quiet">
        メッセージ、承認、今日と明日の日程の変更、遅刻と欠席の連絡、ノートでの呼びかけを、登録した端末にすぐ知らせます。21時から8時までの分は朝に届きます。当日の遅刻と欠席の連絡だけは、時間にかかわらず届きます。
      </p>
      <ThisDevice personId={personId} area="client" devices={devices} onAllowed={() => void revalidate()} />
      {rows.length > 0 && (
        <ul className={styles.jobs} aria-label="受け取る端末">
          {rows.map((device) => (
            <DeviceRow key={device.id} device={device} personId={personId} />
          ))}
        </ul>
      )}
      <p className="note-13">
        共用のパソコンでは、使い終わったらログアウトしてください。ログアウトした端末には届きません。
      </p>
    </Card>
  )
}

type DeviceRowProps = { device: PushDeviceFragment; personId: string }

function DeviceRow({ device: { id, family, registeredAt, isCurrent }, personId }: DeviceRowProps) {
  const fetcher = useFetcher<Answer>()
  useSuccessMessage(fetcher.data)
  const nameId = `push-device-${id}`
  // The browser would register itself again on the next day.
  const forget = () => void import('#web/installable/status.ts').then((it) => it.storePushStatus(personId, 'dismissed'))
  return (
    <li>
      <fetcher.Form method="post" className={styles.device} {...(isCurrent && { onSubmit: forget })}>
        <HiddenFields fields={{ intent: 'removeDevice', id }} />
        <div>
          <p className={styles.job}>
            <span id={nameId}>{family || 'その他の端末'}</span>
            {isCurrent && <Badge kind="plum">この端末</Badge>}
          </p>
          <p className="note-13">最後の利用 {longDate(tokyoToday(new Date(registeredAt)))}</p>
        </div>
        <Button kind="secondary" type="submit" busy={isOnItsWay(fetcher)} aria-describedby={nameId}>
          通知を止める
        </Button>
      </fetcher.Form>
      <ErrorNotice message={refusedOf(fetcher.data)?.message} />
    </li>
  )
}
