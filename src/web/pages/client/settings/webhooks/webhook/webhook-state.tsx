import { longDateTime } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Press } from './press.tsx'
import styles from '../webhooks.module.css'

const StateFields = graphql(`
  fragment WebhookStanding on Webhook {
    offBecause
    offAt
    failingSince
  }
`)

const whys = {
  COMPANY: '停止しています',
  GONE: '送り先から「この宛先はもうありません」（410）と応答があったため、自動で停止しました',
  FAILING: '3日間、一度も受け取られなかったため、自動で停止しました',
}

type WebhookStateProps = { webhook: FragmentType<typeof StateFields>; canResume: boolean }

/** Why nothing arrives, and the way on. */
export function WebhookState({ webhook, canResume }: WebhookStateProps) {
  const { offBecause, offAt, failingSince } = readFragment(StateFields, webhook)
  if (offBecause)
    return (
      <Notice kind={offBecause === 'COMPANY' ? 'info' : 'error'}>
        <p className={styles.why}>
          {whys[offBecause]}（{offAt && longDateTime(offAt)}）。停止している間の出来事は、送り先に届きません。
        </p>
        {canResume && <Press intent="on">再開する</Press>}
      </Notice>
    )
  if (!failingSince) return null
  return (
    <Notice kind="warning">
      {longDateTime(failingSince)}
      から届いていません。3日間続くと自動で停止します。「送信の記録」で応答を確認してください。
    </Notice>
  )
}
