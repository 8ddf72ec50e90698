import { refuseInvalid } from '#ground/refusal.ts'

export const topics = ['SCOUT', 'SCHEDULE', 'ACCOUNT'] as const
export type Topic = (typeof topics)[number]
export type Channels = { hasMail: boolean; hasPush: boolean }
export type TopicSetting = Channels & { topic: Topic }

const ofScout = ['C01', 'C02', 'C03']
const ofAccount = ['C14', 'C15', 'C18']
/** Which of the settings governs a student's notification of this kind. */
export const topicOf = (kind: string): Topic => {
  if (ofScout.includes(kind)) return 'SCOUT'
  return ofAccount.includes(kind) ? 'ACCOUNT' : 'SCHEDULE'
}

export const topicLabels: Record<Topic, string> = {
  SCOUT: 'スカウトの受信と回答期限',
  SCHEDULE: '日程の確定・変更・リマインド',
  ACCOUNT: 'アカウントの安全',
}

/** What guards the account is always written, and never pushed. */
export const canTurnOffMail = (topic: Topic) => topic !== 'ACCOUNT'
export const canPush = (topic: Topic) => topic !== 'ACCOUNT'

export const withDefaults = (chosen: readonly (Channels & { topic: string })[]): TopicSetting[] =>
  topics.map((topic) => {
    const { hasMail, hasPush } = chosen.find((setting) => setting.topic === topic) ?? { hasMail: true, hasPush: true }
    return { topic, hasMail: hasMail || !canTurnOffMail(topic), hasPush: hasPush && canPush(topic) }
  })

/** Refuses invalid_input where a mail is turned off that must arrive. */
export function requireSafe(settings: readonly TopicSetting[]) {
  refuseInvalid(
    settings.map(({ topic, hasMail }, at) =>
      hasMail || canTurnOffMail(topic)
        ? null
        : { path: `settings.${at}.hasMail`, message: 'アカウントの安全に関するメールは停止できません' },
    ),
  )
}
