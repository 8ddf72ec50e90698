import type { PushService } from '#domain/push-device/rules.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { topics, type Topic } from '../../rules.ts'

/** `hasLine` counts where the student has connected a LINE. */
export type Channels = { hasMail: boolean; hasPush: boolean; hasLine: boolean }
export type TopicSetting = Channels & { topic: Topic }
/** A page without LINE leaves `hasLine` as it is. */
export type TopicChoice = Omit<TopicSetting, 'hasLine'> & { hasLine?: boolean | null | undefined }

export const topicLabels: Record<Topic, string> = {
  SCOUT: 'スカウトとその後の連絡',
  MESSAGE: '企業とのやりとり',
  SCOUT_DEADLINE: 'スカウトの回答期限',
  SCHEDULE: '日程の確定・変更',
  REMINDER: '予定のリマインド',
  ACCOUNT: 'アカウントの安全',
}

export const topicHints: Record<Topic, string> = {
  SCOUT: '企業からスカウトや、承認したあとの結果の連絡が届いたとき',
  MESSAGE: '企業からメッセージが届いたとき',
  SCOUT_DEADLINE: '回答期限が近づいたとき',
  SCHEDULE: '日程が決まった、変わった、追加されたとき',
  REMINDER: '3日前と前日、日程をまだ選んでいないとき',
  ACCOUNT: '新しい端末からのログインや登録情報の変更',
}

/** Notifications that protect the account are always mailed, and neither pushed nor told in LINE. */
export const canTurnOffMail = (topic: Topic) => topic !== 'ACCOUNT'
export const canPush = (topic: Topic) => topic !== 'ACCOUNT'

export const everyChannel: Channels = { hasMail: true, hasPush: true, hasLine: true }

/** By what pushes reach a student who has chosen so. */
export const pushServicesOf = ({ hasPush, hasLine }: Channels): PushService[] => [
  ...(hasPush ? (['BROWSER'] as const) : []),
  ...(hasLine ? (['LINE'] as const) : []),
]

export const withDefaults = (chosen: readonly (Channels & { topic: string })[]): TopicSetting[] =>
  topics.map((topic) => {
    const { hasMail, hasPush, hasLine } = chosen.find((setting) => setting.topic === topic) ?? everyChannel
    return {
      topic,
      hasMail: hasMail || !canTurnOffMail(topic),
      hasPush: hasPush && canPush(topic),
      hasLine: hasLine && canPush(topic),
    }
  })

/** Refuses invalid_input for a topic whose mails may not be turned off. */
export function requireSafe(settings: readonly TopicChoice[]) {
  refuseInvalid(
    settings.map(({ topic, hasMail }, at) =>
      hasMail || canTurnOffMail(topic)
        ? null
        : { path: `settings.${at}.hasMail`, message: 'アカウントの安全に関するメールは停止できません' },
    ),
  )
}
