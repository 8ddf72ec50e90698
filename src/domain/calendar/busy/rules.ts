export const busyLimits = {
  address: { label: '予定表のアドレス', min: 1, max: 2000 },
  /** Days ahead that are kept: further than companies offer dates. */
  days: 200,
  /** Minutes until a calendar is read again. */
  everyMinutes: 60,
  bytes: 5_000_000,
  timeoutMs: 10_000,
  /** Calendars move: each step of the way is checked like the first. */
  redirects: 3,
  /** Calendars of one turn of the clock. */
  atOnce: 200,
} as const

const busyTroubles = ['ADDRESS', 'UNREACHABLE', 'TIMEOUT', 'REFUSED', 'TOO_LONG', 'NO_CALENDAR'] as const
export type BusyTrouble = (typeof busyTroubles)[number]

/** Why a calendar could not be read, and what to do about it. */
export const busyTroubleTexts: Record<BusyTrouble, string> = {
  ADDRESS: 'アドレスを開けませんでした。カレンダーの設定から、アドレスをもう一度コピーして登録してください。',
  UNREACHABLE: '相手のサービスに接続できませんでした。しばらくしてから、もう一度読み込みます。',
  TIMEOUT: '10秒以内に応答がありませんでした。しばらくしてから、もう一度読み込みます。',
  REFUSED: 'アドレスが使えなくなっています。カレンダーの設定から、新しいアドレスをコピーして登録してください。',
  TOO_LONG: 'カレンダーが大きすぎるため、読み込めませんでした。予定の少ないカレンダーを登録してください。',
  NO_CALENDAR: 'カレンダーの形式（iCal、.ics）ではありませんでした。共有用の「iCal形式」のアドレスを登録してください。',
}

/** Programs hand out addresses of calendars under a name of their own. */
export const tidyAddress = (text: string) => text.trim().replace(/^webcals?:/i, 'https:')
