import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { AlreadySent, sentOf } from './already-sent.tsx'
import type { Person } from '../people.ts'

const person = {
  id: 'student-1',
  schoolName: '名古屋工業大学',
  scoutInvitations: [
    {
      job: { id: 'job-1' },
      scheduledFor: null,
      invitationDate: '2026-12-01T01:05:00Z',
      companyUser: { familyName: '水上' },
    },
  ],
} as unknown as Person

test('§4.4 a scout that has left is named with who sent it, when, and the way to its student', () => {
  expect(sentOf('job-2', [person])).toEqual([])
  const Page = createRoutesStub([{ path: '/', Component: () => <AlreadySent sent={sentOf('job-1', [person])} /> }])
  const page = renderToStaticMarkup(<Page />).replaceAll(/<wbr\/?>/g, '')
  expect(page).toContain('水上さんが送信しました')
  expect(page).toContain('12月1日')
  expect(page).toContain('ids=student-1')
})
