import { bookingChangeableUntil } from '#domain/scout-invitation/booking/queries.ts'
import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { answerBusinessDays } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { firstLetters } from '#ground/text-length.ts'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { daysBetween } from '#ground/day.ts'
import { longDate, longDateTime, time, tokyoToday } from '#ground/tokyo-time.ts'
import type { DateFacts, Facts, ScoutFacts } from './facts.ts'
import { expiryReminderDays } from './rules.ts'

/** The mail's lines between greeting and address; `action` says what happens behind the address. */
export type MailText = { subject: string; lines: string[]; action: string; reason: string }
export type Text = { title: string; body: string; path: string; mail: MailText | null }
export type UndatedKind = 'C01' | 'C02' | 'C03' | 'C07' | 'C16' | 'K01' | 'K03' | 'K05'
export type DatedKind = 'C05' | 'C06' | 'C08' | 'C09' | 'K04' | 'K06' | 'K07'

/** '12月3日(木)' */
export const shortDay = (at: Date) => longDate(tokyoToday(at)).replace(/^\d+年/, '')
export const shortTime = (at: Date) => `${shortDay(at)} ${time(at)}`
export const firstCharacters = (text: string, count: number) => {
  const line = text.replace(/\s+/g, ' ').trim()
  const shown = firstLetters(line, count)
  return shown === line ? line : `${shown}…`
}
/** '2026年12月3日(木)までに（2営業日以内）'; a day that is over is not named. */
function withinBusinessDays(at: Date | null, count: number) {
  const day = addBusinessDays(tokyoToday(at ?? new Date()), count)
  return day < tokyoToday(new Date())
    ? `${count}営業日を過ぎています。なるべく早く`
    : `${longDate(day)}までに（${count}営業日以内）`
}

const ofCandidate = {
  invitation: ({ id }: ScoutFacts) => `/candidate/invitations/${id}`,
  schedule: ({ id }: ScoutFacts) => `/candidate/invitations/${id}/schedule`,
  events: () => '/candidate/invitations/events',
}
export const ofCompany = {
  candidate: ({ candidateId }: ScoutFacts) => `/client/candidates?ids=${candidateId}&preview=${candidateId}`,
  date: ({ id }: DateFacts) => `/client/jobs/events?scheduling-date-id=${id}`,
  events: () => '/client/jobs/events',
}

const fromScout = ({ companyName }: ScoutFacts) => `${companyName}からスカウトが届いている方にお送りしています。`
export const fromAcceptance = ({ companyName }: ScoutFacts) =>
  `${companyName}のスカウトを承認した方にお送りしています。`
export const fromSending = 'スカウトの送信者と、日程の通知先に設定された方にお送りしています。'

export const schoolOf = ({ schoolName, departmentName }: ScoutFacts) =>
  schoolName === null ? '' : `${[schoolName, departmentName].filter(Boolean).join(' ')}の`

const isOverdue = ({ datesRequestedAt }: ScoutFacts) =>
  datesRequestedAt !== null &&
  addBusinessDays(tokyoToday(datesRequestedAt), answerBusinessDays) < tokyoToday(new Date())

/** Blocks of lines with an empty line between. */
export const blocks = (...parts: string[][]) => parts.flatMap((part, at) => (at === 0 ? part : ['', ...part]))
const isSoon = ({ expiresAt }: ScoutFacts) =>
  daysBetween(tokyoToday(), tokyoToday(expiresAt)) <= Math.max(...expiryReminderDays)
const deadlineOf = ({ expiresAt }: ScoutFacts) => ['■回答期限', longDateTime(expiresAt)]
export const jobOf = ({ jobTitle, scoutType }: ScoutFacts) => ['■募集', `${jobTitle}（${scoutType}）`]
const planOf = ({ title, startAt, endAt }: DateFacts) => [
  ['■予定', title],
  ['■日時', `${longDateTime(startAt)}〜${time(endAt)}`],
]
const placeOf = ({ location, url, belongings, emergencyContact }: DateFacts) => [
  ...(location ? [['■場所', location]] : []),
  ...(url ? [['■参加用URL', url]] : []),
  ...(belongings.length > 0 ? [['■持ち物', belongings.join('、')]] : []),
  ...(emergencyContact ? [['■緊急連絡先', emergencyContact]] : []),
]
/** The deadline for changes of this booking, as its page says; a deadline that is over is not named. */
function changingOf(date: DateFacts, sentence: (until: string) => string) {
  const until = bookingChangeableUntil(date)
  if (until <= new Date()) return '変更・取り消しの受付は終わりました。都合がつかないときは、企業へ直接ご連絡ください。'
  return sentence(longDateTime(until))
}
const changeOrCancel = (date: DateFacts) =>
  changingOf(date, (until) => `変更・取り消しは、${until}までにお願いします。`)

const scoutTexts = {
  C01: (scout) => {
    const title = `${scout.companyName}からスカウトが届きました`
    return {
      title,
      body: `${scout.jobTitle}｜${shortTime(scout.expiresAt)}まで`,
      path: ofCandidate.invitation(scout),
      mail: {
        subject: `${title}（${shortDay(scout.expiresAt)}まで）`,
        lines: blocks(
          [
            `${scout.companyName}の${scout.senderFamilyName} ${scout.senderGivenName}さんから${scout.round > 1 ? '、再度のご案内として' : ''}スカウトが届きました。`,
          ],
          ['■あなたを選んだ理由', firstCharacters(scout.reason, 80)],
          jobOf(scout),
          deadlineOf(scout),
        ),
        action: '次のURLで内容を確認し、承認または辞退を選んでください。',
        reason: fromScout(scout),
      },
    }
  },
  C02: (scout) => ({
    title: isSoon(scout) ? 'スカウトの期限が近づいています' : '回答をあとにしたスカウトがあります',
    body: `${scout.companyName}：${shortTime(scout.expiresAt)}まで`,
    path: ofCandidate.invitation(scout),
    mail: {
      subject: `${scout.companyName}のスカウトに回答してください（${shortDay(scout.expiresAt)}まで）`,
      lines: blocks([`${scout.companyName}のスカウトが、回答を待っています。`], jobOf(scout), deadlineOf(scout)),
      action: '次のURLで内容を確認し、承認または辞退を選んでください。',
      reason: fromScout(scout),
    },
  }),
  C03: (scout) => ({
    title: `${scout.companyName}のスカウトが期限切れになりました`,
    body: scout.jobTitle,
    path: ofCandidate.invitation(scout),
    mail: null,
  }),
  C07: (scout) => ({
    title: '新しい日程が追加されました',
    body: `${scout.companyName}：日程を選んでください`,
    path: ofCandidate.schedule(scout),
    mail: {
      subject: `新しい日程が追加されました：${scout.companyName}`,
      lines: blocks([`${scout.companyName}が、ご希望を受けて新しい日程を追加しました。`], jobOf(scout)),
      action: '満席になる前に、次のURLで日程を選んでください。',
      reason: fromAcceptance(scout),
    },
  }),
  // The company has no other date: the student must not go on waiting for one.
  C16: (scout) => ({
    title: `${scout.companyName}から、日程の希望に返信がありました`,
    body: '追加できる日程がないとのことです。ほかの日程から選ぶか、辞退できます。',
    path: ofCandidate.schedule(scout),
    mail: {
      subject: `日程の希望に返信がありました：${scout.companyName}`,
      lines: blocks(
        [
          `${scout.companyName}から、追加できる日程がないとの返信がありました。`,
          'ご希望にそえず申し訳ありません。公開中の日程から選ぶか、辞退することができます。',
        ],
        jobOf(scout),
      ),
      action: '次のURLで日程を確認してください。',
      reason: fromAcceptance(scout),
    },
  }),
  K01: (scout) => ({
    title: `${schoolOf(scout)}学生がスカウトを承認しました（${scout.jobTitle}）`,
    body: `${contactBusinessDays}営業日以内に連絡してください`,
    path: ofCompany.candidate(scout),
    mail: {
      subject: `学生がスカウトを承認しました（${scout.jobTitle}）`,
      lines: blocks(
        [
          `${schoolOf(scout)}学生がスカウトを承認しました。`,
          `${withinBusinessDays(scout.answeredAt, contactBusinessDays)}連絡してください。`,
        ],
        jobOf(scout),
      ),
      action: '次のURLで氏名・連絡先を確認してください。',
      reason: fromSending,
    },
  }),
  K03: (scout) => ({
    title: '1件のスカウトが期限切れになりました',
    body: scout.jobTitle,
    path: '/client/candidates?ss=EXPIRED',
    mail: null,
  }),
  K05: (scout) => ({
    title: '日程の追加リクエストが届きました',
    body: `${scout.jobTitle}：${answerBusinessDays}営業日以内に回答してください`,
    path: ofCompany.events(),
    mail: {
      subject: `${isOverdue(scout) ? '【再送】' : ''}日程の追加リクエストが届きました（${answerBusinessDays}営業日以内に回答してください）`,
      lines: blocks(
        [
          `${schoolOf(scout)}学生から、別の日程の希望が届きました。`,
          `${withinBusinessDays(scout.datesRequestedAt, answerBusinessDays)}、日程を追加するか、追加できないことを伝えてください。`,
        ],
        jobOf(scout),
      ),
      action: '次のURLで希望の日時を確認してください。',
      reason: fromSending,
    },
  }),
} satisfies Record<UndatedKind, (scout: ScoutFacts) => Text>

const datedTexts = {
  C05: (scout, date) => ({
    title: '日程が確定しました',
    body: `${shortTime(date.startAt)}〜 ${scout.companyName}`,
    path: ofCandidate.events(),
    mail: {
      subject: `日程が確定しました：${shortTime(date.startAt)}〜 ${scout.companyName}`,
      lines: blocks([`${scout.companyName}の日程が確定しました。`], ...planOf(date), ...placeOf(date), [
        changeOrCancel(date),
      ]),
      action: '次のURLで予定を確認、変更できます。',
      reason: fromAcceptance(scout),
    },
  }),
  C06: (scout, date) => ({
    title: '日程が変更されました',
    body: `${shortTime(date.startAt)}〜 ${scout.companyName}`,
    path: ofCandidate.events(),
    mail: {
      subject: `日程が変更されました：${shortTime(date.startAt)}〜 ${scout.companyName}`,
      lines: blocks(
        [`${scout.companyName}が予定の内容を変更しました。変更後の内容は次のとおりです。`],
        ...planOf(date),
        ...placeOf(date),
        [changingOf(date, (until) => `都合が合わないときは、${until}までに変更または取り消しをしてください。`)],
      ),
      action: '次のURLで変更後の予定を確認してください。',
      reason: fromAcceptance(scout),
    },
  }),
  C08: (scout, date) => ({
    title: `3日後に${scout.companyName}の予定があります`,
    body: `${shortTime(date.startAt)}〜 ${date.title}`,
    path: ofCandidate.events(),
    mail: {
      subject: `${shortTime(date.startAt)}〜 ${scout.companyName}の${date.title}です`,
      lines: blocks([`3日後に、${scout.companyName}の予定があります。`], ...planOf(date), ...placeOf(date), [
        changeOrCancel(date),
      ]),
      action: '次のURLで予定を確認、変更できます。',
      reason: fromAcceptance(scout),
    },
  }),
  C09: (scout, date) => ({
    title: `明日 ${time(date.startAt)}〜 ${scout.companyName}`,
    body: date.belongings.length > 0 ? `持ち物：${date.belongings.join('、')}` : date.title,
    path: ofCandidate.events(),
    mail: {
      subject: `明日 ${time(date.startAt)}〜 ${scout.companyName}の${date.title}です`,
      lines: blocks([`明日、${scout.companyName}の予定があります。`], ...planOf(date), ...placeOf(date), [
        changingOf(date, (until) => `都合が悪くなったときは、${until}までに変更または取り消しをしてください。`),
        ...(date.url ? ['オンラインの方は、前もって通信環境と音声を確かめておくと安心です。'] : []),
      ]),
      action: '次のURLで予定を確認してください。',
      reason: fromAcceptance(scout),
    },
  }),
  K04: (scout, date) => ({
    title: `日程が予約されました：${shortTime(date.startAt)}`,
    body: `${date.title}｜${scout.jobTitle}`,
    path: ofCompany.date(date),
    mail: {
      subject: `日程が予約されました：${shortTime(date.startAt)}〜 ${date.title}`,
      lines: blocks([`${schoolOf(scout)}学生が日程を予約しました。`], ...planOf(date), jobOf(scout)),
      action: '次のURLで予約した学生を確認してください。',
      reason: fromSending,
    },
  }),
  K06: (scout, date) => ({
    title: '予約が取り消されました',
    body: `${shortTime(date.startAt)}〜 ${date.title}`,
    path: ofCompany.date(date),
    mail: {
      subject: `予約が取り消されました：${shortTime(date.startAt)}〜 ${date.title}`,
      lines: blocks(
        [
          scout.schedulingStatus === 'ACCEPTED'
            ? `${schoolOf(scout)}学生が、予約を別の日程に変更しました。`
            : `${schoolOf(scout)}学生が予約を取り消しました。`,
          '空いた席は、ほかの学生が予約できます。',
        ],
        ...planOf(date),
        jobOf(scout),
      ),
      action: '次のURLで日程を確認してください。',
      reason: fromSending,
    },
  }),
  K07: (_, date) => ({
    title: `${date.title}が満席になりました`,
    body: `${shortTime(date.startAt)}〜${time(date.endAt)}`,
    path: ofCompany.date(date),
    mail: null,
  }),
} satisfies Record<DatedKind, (scout: ScoutFacts, date: DateFacts) => Text>

const isUndated = (kind: UndatedKind | DatedKind): kind is UndatedKind => kind in scoutTexts

/** The texts of a notification about a scout; those of a date need the date. */
export function scoutTextOf(kind: UndatedKind | DatedKind, { scout, date }: Facts): Text {
  if (isUndated(kind)) return scoutTexts[kind](scout)
  if (date === null) throw new Error(`a notification ${kind} without its date`)
  return datedTexts[kind](scout, date)
}
