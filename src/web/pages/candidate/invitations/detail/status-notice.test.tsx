import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFragmentData } from '#web/generated/index.ts'
import type { StandingFragment } from '#web/generated/graphql.ts'
import { NowProvider } from '#web/parts/page/now.tsx'
import { StatusFields, StatusNotice } from './status-notice.tsx'

const waiting: StandingFragment = {
  status: 'PENDING',
  schedulingStatus: null,
  hireAnswerBy: null,
  company: { displayName: '株式会社例示' },
  job: { id: '1', isTakenDown: false },
  endedAt: null,
  remindAt: null,
  endedWithout: null,
  isWithdrawn: false,
  isCompanySuspended: false,
  chosenDate: null,
}
const drawn = (changes: Partial<StandingFragment> = {}) =>
  renderToStaticMarkup(
    <NowProvider value="2026-11-23T00:00:00Z">
      <StatusNotice invitation={makeFragmentData({ ...waiting, ...changes }, StatusFields)} />
    </NowProvider>,
  ).replaceAll(/<[^>]*>/g, '')
const warning = '運営が内容を確認しているため、この募集の掲載を止めています。'

test('a scout of a job that the operator took down warns where it is answered, and no more when it is over', () => {
  const job = { id: '1', isTakenDown: true }
  expect(drawn()).toBe('')
  expect(drawn({ job })).toContain(warning)
  expect(drawn({ job, status: 'ACCEPTED', schedulingStatus: 'PENDING' })).toContain(warning)
  const postponed = drawn({ job, remindAt: '2026-11-24T00:00:00Z' })
  expect(postponed).toContain(warning)
  expect(postponed).toContain('もう一度お知らせします')
  const over = drawn({ job, status: 'DECLINED', endedAt: '2026-11-22T00:00:00Z' })
  expect(over).toContain('辞退しました')
  expect(over).not.toContain(warning)
})
