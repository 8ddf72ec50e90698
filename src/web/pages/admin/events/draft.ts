import { checkEncourageEvent, foldEncourageEvent } from '#domain/encourage-event/rules.ts'
import { isDay } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoDay, time } from '#ground/tokyo-time.ts'
import { readTime } from '#ground/time/typed-day.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import type { AdminEventQuery } from '#web/generated/admin/graphql.ts'
import { fieldPlace, type Written } from '#web/parts/forms/draft/places.ts'

export type Draft = {
  title: string
  categoryId: string
  companyName: string
  eventUrl: string
  companyLogoUrl: string
  thumbnailUrl: string
  /** Pictures that were chosen and are not stored yet. */
  encodedPicture: string
  encodedLogo: string
  startDay: string
  startTime: string
  endDay: string
  endTime: string
}

export const labels: Record<string, string> = {
  title: 'タイトル',
  categoryId: 'カテゴリー',
  companyName: '主催',
  eventUrl: 'イベントのURL',
  applicationStartAt: '申込の開始',
  applicationEndAt: '申込の終了',
  picture: '画像',
  logo: '主催のロゴ',
}

type Stored = AdminEventQuery['encourageEvent']

/** The event as it is stored; a new one is open from now to the end of the thirtieth day. */
export function draftOf(stored: Stored | null, today: string, later: string): Draft {
  if (!stored)
    return {
      title: '',
      categoryId: '',
      companyName: '',
      eventUrl: '',
      companyLogoUrl: '',
      thumbnailUrl: '',
      encodedPicture: '',
      encodedLogo: '',
      startDay: today,
      startTime: '10:00',
      endDay: later,
      endTime: '23:59',
    }
  return {
    title: stored.title,
    categoryId: stored.category.id,
    companyName: stored.companyName,
    eventUrl: stored.eventUrl,
    companyLogoUrl: stored.companyLogoUrl ?? '',
    thumbnailUrl: stored.thumbnailUrl ?? '',
    encodedPicture: '',
    encodedLogo: '',
    startDay: tokyoDay(stored.applicationStartAt),
    startTime: time(stored.applicationStartAt),
    endDay: tokyoDay(stored.applicationEndAt),
    endTime: time(stored.applicationEndAt),
  }
}

/** A moment in Tokyo; null while the day or the time is none. */
const momentOf = (day: string, clock: string) => {
  const read = readTime(clock)
  return isDay(day) && read ? tokyoMoment(day, read) : null
}
export const startOf = ({ startDay, startTime }: Draft) => momentOf(startDay, startTime)
export const endOf = ({ endDay, endTime }: Draft) => momentOf(endDay, endTime)

export function write(draft: Draft, revision: string): Written {
  const { title, categoryId, companyName, eventUrl, companyLogoUrl, thumbnailUrl, encodedPicture, encodedLogo } = draft
  return {
    input: {
      revision,
      event: {
        title,
        categoryId,
        companyName,
        eventUrl,
        companyLogoUrl: encodedLogo ? null : companyLogoUrl || null,
        thumbnailUrl: encodedPicture ? null : thumbnailUrl || null,
        applicationStartAt: startOf(draft)?.toISOString() ?? null,
        applicationEndAt: endOf(draft)?.toISOString() ?? null,
      },
      encodedPicture: encodedPicture || null,
      encodedLogo: encodedLogo || null,
    },
    places: [
      ...['title', 'categoryId', 'companyName', 'eventUrl', 'applicationStartAt', 'applicationEndAt'].map((name) =>
        fieldPlace(`event.${name}`, name),
      ),
      fieldPlace('event.thumbnailUrl', 'picture'),
      fieldPlace('encodedPicture', 'picture'),
      fieldPlace('event.companyLogoUrl', 'logo'),
      fieldPlace('encodedLogo', 'logo'),
    ],
  }
}

export function checkDraft(draft: Draft, categoryIds: ReadonlySet<number>) {
  const [start, end] = [startOf(draft), endOf(draft)]
  const moments = [
    start ? null : { path: 'event.applicationStartAt', message: deskValidationText.dateTime },
    end ? null : { path: 'event.applicationEndAt', message: deskValidationText.dateTime },
  ]
  const event = foldEncourageEvent({
    ...draft,
    eventCategoryId: Number(draft.categoryId),
    companyLogoUrl: draft.companyLogoUrl || null,
    thumbnailUrl: draft.thumbnailUrl || null,
    // Any order will do while one of them is missing, which is said at its own place.
    applicationStartAt: start ?? new Date(0),
    applicationEndAt: end ?? new Date(1),
  })
  const mistakes = checkEncourageEvent(event, categoryIds)
  return [...moments, ...(start && end ? mistakes : mistakes.filter((one) => !one?.path.endsWith('EndAt')))]
}
