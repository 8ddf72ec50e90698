import type { OutgoingChannel, OutgoingStopRowsFragment } from '#web/generated/admin/graphql.ts'

export const channelNames: Record<OutgoingChannel, string> = { MAIL: 'メール', PUSH: 'プッシュ通知' }

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
