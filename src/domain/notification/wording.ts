import { bookingChangeableUntil } from '#domain/scout-invitation/booking/queries.ts'
import type { EndedPlace } from '#domain/scout-invitation/waiting-place/ending/queries.ts'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { filledEntryOf, type CalendarEntry } from '#ground/calendar-file.ts'
import { staffEntryOf } from '#domain/calendar/entry/rules.ts'
import { endedPlacesText } from '#ground/words/ended-places.ts'
import { firstLetters } from '#ground/text-length.ts'
import { hoursText, spanText } from '#ground/time/span.ts'
import { longDateTime, longDate, shortDate, time, tokyoDate, tokyoToday } from '#ground/tokyo-time.ts'
import type { DateFacts, DisclosedName, ScoutFacts } from './facts/queries.ts'

/** '12月3日(木)' */
export const shortDay = (at: Date) => longDate(tokyoToday(at)).replace(/^\d+年/, '')
export const shortTime = (at: Date) => `${shortDay(at)} ${time(at)}`
/** '2026年12月14日(月) 10:00〜12月18日(金) 17:00' */
export const longSpan = (startAt: Date, endAt: Date) => `${longDate(startAt)} ${hoursText(startAt, endAt)}`
/** Up to three dates: '12月8日(火) 13:00〜13:40、12月9日(水) 10:00〜10:40 ほか2件'. */
export function spansOf(dates: readonly { startAt: Date; endAt: Date }[]) {
  const first = dates.slice(0, 3).map(({ startAt, endAt }) => spanText(startAt, endAt))
  return [first.join('、'), dates.length > first.length && `ほか${dates.length - first.length}件`]
    .filter(Boolean)
    .join(' ')
}
export const firstCharacters = (text: string, count: number) => {
  const line = text.replace(/\s+/g, ' ').trim()
  const beginning = firstLetters(line, count)
  return beginning === line ? line : `${beginning}…`
}
/** '2026年12月3日(木)までに（2営業日以内）'; a day in the past is not named. */
export function withinBusinessDays(at: Date | null, count: number) {
  const day = addBusinessDays(tokyoToday(at ?? new Date()), count)
  return day < tokyoToday(new Date())
    ? `${count}営業日を過ぎています。なるべく早く`
    : `${longDate(day)}までに（${count}営業日以内）`
}

export const fromScout = ({ companyName }: ScoutFacts) => `${companyName}からスカウトが届いている方にお送りしています。`
export const fromAcceptance = ({ companyName }: ScoutFacts) =>
  `${companyName}のスカウトを承認した方にお送りしています。`
export const fromSending = 'スカウトの送信者と、日程の通知先に設定された方にお送りしています。'

export const schoolOf = ({ schoolName, departmentName }: ScoutFacts) =>
  schoolName === null ? '' : `${[schoolName, departmentName].filter(Boolean).join(' ')}の`

type OfStudent = { scout: ScoutFacts; student: DisclosedName }
/** 「山田 花さん（名古屋大学）」; 「名古屋大学 工学部の学生」 while the company may not know the name. */
export const studentOf = ({ scout, student }: OfStudent) =>
  student
    ? `${student.familyName} ${student.givenName}さん${scout.schoolName === null ? '' : `（${scout.schoolName}）`}`
    : `${schoolOf(scout)}学生`
/** 「山田さん」, for a title. */
export const calledOf = ({ student }: Pick<OfStudent, 'student'>) => (student ? `${student.familyName}さん` : '学生')
/** 12/4(金)11:00 */
export const briefTime = (at: Date) => `${briefDay(at)}${time(at)}`
/** 12/4(金) */
export const briefDay = (at: Date) => `${shortDate(at)}(${tokyoDate(at).weekday})`

/** Blocks of lines with an empty line between. */
export const blocks = (...parts: string[][]) => parts.flatMap((part, at) => (at === 0 ? part : ['', ...part]))
export const deadlineOf = ({ expiresAt }: ScoutFacts) => ['■回答期限', longDateTime(expiresAt)]
export const jobOf = ({ jobTitle, scoutType }: ScoutFacts) => ['■募集', `${jobTitle}／${scoutType}`]
export const planOf = ({ title, startAt, endAt }: DateFacts) => [
  ['■予定', title],
  ['■日時', longSpan(startAt, endAt)],
]
/** A date with its job; a title that both have is said once. */
export const planOfJob = (date: DateFacts, scout: ScoutFacts) => [
  ...planOf(date).slice(date.title === scout.jobTitle ? 1 : 0),
  jobOf(scout),
]
export const placeOf = ({ location, url, belongings, emergencyContact }: DateFacts) => [
  ...(location ? [['■場所', location]] : []),
  ...(url ? [['■参加URL', url]] : []),
  ...(belongings.length > 0 ? [['■持ち物', belongings.join('、')]] : []),
  ...(emergencyContact ? [['■緊急連絡先', emergencyContact]] : []),
]
/** In the confirmation of a booking: the places in lines that it ended. */
export function endedOf(places: readonly EndedPlace[]) {
  const words = endedPlacesText(places)
  return words ? [[words.sentence, ...words.names.map((name) => `・${name}`)]] : []
}
export const endedBriefly = ({ length }: readonly EndedPlace[]) =>
  length > 0 ? `（キャンセル待ち${length}件は終わりました）` : ''
/** The date as the page of the date gives it to calendars: a later file replaces the entry of an earlier one. */
export function calendarEntryOf(scout: ScoutFacts, { startAt, endAt, ...date }: DateFacts): CalendarEntry {
  const changes = [date.calendarChangedAt, date.placeChangedAt, date.bookingChangedAt]
  const changedAt = Math.max(...changes.map((change) => change?.getTime() ?? 0))
  return {
    id: date.calendarId ?? scout.id,
    changedAt: new Date(changedAt).toISOString(),
    state: 'CONFIRMED',
    ...filledEntryOf({
      companyName: scout.companyName,
      title: date.title,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      location: date.location,
      url: date.url,
      belongings: date.belongings,
      emergencyContact: date.emergencyContact,
    }),
  }
}
/** The date for the calendar of a company user: an interview that nobody has booked any more leaves it. */
export function staffCalendarEntryOf(date: DateFacts): CalendarEntry {
  const entry = staffEntryOf(date, [])
  return entry.state === 'TENTATIVE' ? { ...entry, state: 'CANCELLED' } : entry
}
/** Said in mails that carry the entry. */
export const toCalendar = ['添付のファイルを開くと、カレンダーに追加できます。']
/** Said in mails of a cancellation: the file changes what an earlier one has put into the calendar. */
export const toUpdatedCalendar = ['添付のファイルを開くと、カレンダーに追加した予定も更新できます。']
/** The deadline for changes of this booking, as the booking's page says; a deadline in the past is not named. */
export function changingOf(date: DateFacts, sentence: (until: string) => string) {
  const until = bookingChangeableUntil(date)
  if (until <= new Date()) return '変更・取り消しの受付は終わりました。都合がつかないときは、企業へ直接ご連絡ください。'
  return sentence(longDateTime(until))
}
export const changeOrCancel = (date: DateFacts) =>
  changingOf(date, (until) => `変更・取り消しは、${until}までにお願いします。`)
