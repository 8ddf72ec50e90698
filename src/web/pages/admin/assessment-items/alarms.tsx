import { alarmWords } from '#domain/assessment/item-statistics/words/rules.ts'
import { maxAlarmReason } from '#domain/assessment/item-statistics/alarm/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from '../parts/act-dialog.tsx'
import type { AssessmentItemFieldsFragment as Item } from '#web/generated/admin/graphql.ts'
import { percent } from './words.ts'
import styles from './items.module.css'

type Alarm = Item['alarms'][number]
export type Sign = { id: string; alarm: Alarm }

/** Whether somebody has to look at the item. */
export const isAlarmed = ({ alarms }: Item) => alarms.some(({ acknowledgement }) => !acknowledgement)

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)}秒`
/** Above its limit by less than a point, too. */
const finePercent = (share: number) => `${(share * 100).toFixed(1)}%`
/** The figures that raised the sign. */
const figuresOf = ({ kind, before, now }: Alarm) => {
  if (kind === 'EXPOSURE') return `${finePercent(now)}（上限${finePercent(before)}）`
  return kind === 'EASIER' ? `${percent(before)}→${percent(now)}` : `${seconds(before)}→${seconds(now)}`
}

type AlarmsProps = { item: Item; onAct: ((sign: Sign) => void) | null }

/** The signs of an item with their figures; those that were put aside say by whom and why. */
export function Alarms({ item: { id, alarms }, onAct }: AlarmsProps) {
  return alarms.map((alarm) => {
    const { kind, acknowledgement } = alarm
    const verb = acknowledgement ? '未確認に戻す' : '確認済みにする'
    return (
      <div key={kind} className={styles.alarm}>
        <Badge kind={acknowledgement ? 'line' : 'warning'}>{alarmWords[kind]}</Badge>
        <small>{figuresOf(alarm)}</small>
        {acknowledgement && (
          <small>
            {slashDate(acknowledgement.at)} {acknowledgement.byName ?? '運営者'}が確認：{acknowledgement.reason}
          </small>
        )}
        {onAct && (
          <LinkButton aria-label={`${verb}：${id} ${alarmWords[kind]}`} onClick={() => onAct({ id, alarm })}>
            {verb}
          </LinkButton>
        )}
      </div>
    )
  })
}

/** Puts a sign aside with a reason, or lets it wait for somebody again. */
export function AlarmDialog({ sign, onClose }: { sign: Sign | null; onClose: () => void }) {
  const isBack = Boolean(sign?.alarm.acknowledgement)
  const words = sign ? `${sign.id}の「${alarmWords[sign.alarm.kind]}」` : ''
  return (
    <ActDialog
      open={sign !== null}
      onClose={onClose}
      title={`${words}を${isBack ? '未確認に戻す' : '確認済みにする'}`}
      action={adminUrls.assessmentItems()}
      fields={{
        intent: isBack ? 'reopenAlarm' : 'acknowledgeAlarm',
        id: sign?.id ?? '',
        kind: sign?.alarm.kind ?? 'EXPOSURE',
      }}
      verb={isBack ? '未確認に戻す' : '確認済みにする'}
      {...(!isBack && {
        renderInputs: (errorOf: (path: string) => string | undefined) => (
          <TextArea label="理由" name="reason" required rows={3} max={maxAlarmReason} error={errorOf('reason')} />
        ),
      })}
    >
      <p>
        {isBack
          ? 'この項目は、運営者が確かめるサインの数にふたたび入ります。'
          : `項目は出題を続けます。数が2ポイントを超えて悪くなるか、別のサインが出たときは、もう一度お知らせします。`}
      </p>
    </ActDialog>
  )
}
