import type { OutgoingChannel, OutgoingStopRowsFragment } from '#web/generated/admin/graphql.ts'

export const channelNames: Record<OutgoingChannel, string> = { MAIL: 'メール', PUSH: 'プッシュ通知・LINE' }

export type Stop = OutgoingStopRowsFragment['outgoingStops'][number]
export type Waiting = OutgoingStopRowsFragment['outgoingWaiting'][number]

/** The kind of a stop of a whole channel. */
export const everyKind = 'ALL'

type Stoppable = { channel: OutgoingChannel; kind: string }

/** Whether a stop holds what waits. */
export const covers = (stop: Stoppable, { channel, kind }: Stoppable) =>
  stop.channel === channel && (stop.kind === everyKind || stop.kind === kind)

/** The object of a stop as one name: 「すべてのメール」, 「日程の変更のメール」. */
export const stoppedName = ({ channel, kind, name }: Stoppable & { name: string }) =>
  kind === everyKind ? `すべての${channelNames[channel]}` : `「${name}」の${channelNames[channel]}`

/** The rest of mails that are thrown away, by their kinds: a notice stands in a list, a direct mail in none. */
export function leftBehind(waiting: readonly Pick<Waiting, 'kind' | 'isListed'>[]) {
  const direct = waiting.filter(({ isListed }) => !isListed)
  return [
    direct.length < waiting.length && 'お知らせは、一覧には残ります。',
    direct.length > 0 && '一覧に載らないメール（お問い合わせへの返信など）は、破棄すると相手に何も届きません。',
    direct.some(({ kind }) => kind === 'send_inquiry_mail') && '回答済みのお問い合わせは、対応中に戻ります。',
  ]
    .filter((sentence) => sentence !== false)
    .join('')
}
