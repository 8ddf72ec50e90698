import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFragmentData } from '#web/generated/index.ts'
import type { ServiceNoticeFieldsFragment } from '#web/generated/graphql.ts'
import { NowProvider } from '../page/now.tsx'
import ServiceNotices, { ServiceNoticeFields } from './service-notices.tsx'

const drawn = (...notices: ServiceNoticeFieldsFragment[]) =>
  renderToStaticMarkup(
    <NowProvider value="2026-11-23T00:00:00Z">
      <ServiceNotices notices={notices.map((notice) => makeFragmentData(notice, ServiceNoticeFields))} />
    </NowProvider>,
  )
const notice = { id: 'a', text: '決済の画面が止まります。', link: null, shownUntil: '2026-11-23T03:00:00Z' }
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('screens 4.13: maintenance says until when, and cannot be closed', () => {
  const today = drawn({ ...notice, kind: 'MAINTENANCE' })
  expect(wordsOf(today)).toContain('ただいまメンテナンス中です（12:00まで） 決済の画面が止まります。')
  expect(today).not.toContain('<button')
  const longer = drawn({ ...notice, kind: 'MAINTENANCE', shownUntil: '2026-11-24T15:30:00Z' })
  expect(wordsOf(longer)).toContain('2026年11月25日(水) 00:30まで')
})

test('another notice names itself where it is closed, and a page elsewhere opens in a new tab', () => {
  const html = drawn({ ...notice, kind: 'INFO', link: 'https://status.example/' })
  expect(html).toContain('aria-label="お知らせを閉じる（決済の画面が止まります。）"')
  expect(html).toMatch(/href="https:\/\/status\.example\/" target="_blank" rel="noreferrer"/)
  expect(drawn()).toBe('')
})
