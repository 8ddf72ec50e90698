import { refuseInvalid } from '#ground/refusal.ts'
import { topics, type Topic } from '../../rules.ts'

export type Channels = { hasMail: boolean; hasPush: boolean }
export type TopicSetting = Channels & { topic: Topic }

export const topicLabels: Record<Topic, string> = {
  SCOUT: 'スカウトの受信と回答期限',
  SCHEDULE: '日程の確定・変更・リマインド',
  ACCOUNT: 'アカウントの安全',
}

/** Notifications that protect the account are always mailed, and never pushed. */
export const canTurnOffMail = (topic: Topic) => topic !== 'ACCOUNT'
export const canPush = (topic: Topic) => topic !== 'ACCOUNT'

export const withDefaults = (chosen: readonly (Channels & { topic: string })[]): TopicSetting[] =>
  topics.map((topic) => {
    const { hasMail, hasPush } = chosen.find((setting) => setting.topic === topic) ?? { hasMail: true, hasPush: true }
    return { topic, hasMail: hasMail || !canTurnOffMail(topic), hasPush: hasPush && canPush(topic) }
  })

/** Refuses invalid_input for a topic whose mails may not be turned off. */
export function requireSafe(settings: readonly TopicSetting[]) {
  refuseInvalid(
    settings.map(({ topic, hasMail }, at) =>
      hasMail || canTurnOffMail(topic)
        ? null
        : { path: `settings.${at}.hasMail`, message: 'アカウントの安全に関するメールは停止できません' },
    ),
  )
}
