import { expect, it } from 'vitest'
import { googleCalendarUrl, outlookCalendarUrl, type FilledEntry } from './calendar-file.ts'

const entry: FilledEntry = {
  title: '会社説明会, 2027年卒; 名古屋\\本社',
  startAt: '2026-12-08T15:00:00+09:00',
  endAt: '2026-12-08T16:00:00+09:00',
  location: '名古屋オフィス',
  url: 'https://meet.example.com/a?b=1,2',
  notes: ['持ち物: 筆記用具', '緊急連絡先: 052-000-0000'],
}

it('fills in the form of Google Calendar', () => {
  const query = new URL(googleCalendarUrl(entry)).searchParams
  expect(query.get('text')).toBe(entry.title)
  expect(query.get('dates')).toBe('20261208T060000Z/20261208T070000Z')
  expect(query.get('location')).toBe('名古屋オフィス')
})

it('fills in the form of Outlook, which takes a plus sign as itself', () => {
  const address = outlookCalendarUrl({ ...entry, title: '説明会 A+B' })
  expect(address).toContain('subject=%E8%AA%AC%E6%98%8E%E4%BC%9A%20A%2BB')
  expect(new URL(address).searchParams.get('startdt')).toBe('2026-12-08T06:00:00.000Z')
})
