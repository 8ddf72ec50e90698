import { useNow } from '#web/parts/page/now.tsx'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { Card } from '#web/ui/card.tsx'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { ChosenTimePickers } from './chosen-time.tsx'
import type { Composer } from '../composer.ts'
import { firstOffer, type ChosenTime } from './send-at.ts'
import styles from '../steps/steps.module.css'

type SendTimeProps = {
  composer: Composer
  /** The mistake in the chosen time, to be shown. */
  error: string | null
}

/** Now or at a chosen time. The time stands in the address, so that the page can ask when each scout would arrive. */
export function SendTime({ composer, error }: SendTimeProps) {
  const { chosenTime, chooseTime, viewer } = composer
  const now = useNow()
  const hasPlan = viewer?.contract.plan.features.includes('scheduled_send') ?? false
  const change = (part: Partial<ChosenTime>) => chooseTime({ ...(chosenTime ?? firstOffer(now)), ...part })
  return (
    <Card as="section" className={styles.card}>
      <FieldGroup id="send-time" label="送信日時" error={error ?? undefined}>
        <div className={styles.sendTime}>
          <Radio name="send-time" checked={chosenTime === null} onChange={() => chooseTime(null)}>
            今すぐ
          </Radio>
          <Radio
            name="send-time"
            checked={chosenTime !== null}
            disabled={!hasPlan}
            aria-describedby={hasPlan ? undefined : 'send-time-lock'}
            onChange={() => change({})}
          >
            日時を指定する
          </Radio>
          {chosenTime && <ChosenTimePickers value={chosenTime} onChange={change} />}
        </div>
      </FieldGroup>
      {!hasPlan && <PlanLockText id="send-time-lock" />}
    </Card>
  )
}
