import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { DeliveryRow } from './delivery-row.tsx'

const [now, later] = ['2026-12-01T01:00:00Z', '2026-12-01T03:00:00Z']
const attempt = { id: 'a', insertedAt: now, statusCode: 503, trouble: null, tookMs: 20, answer: '' }
const delivery = { id: 'd', type: 'candidate.hired', label: '採用', insertedAt: now, messageId: 'm', payload: '{}' }

function wordsOf(standing: { status: string; dueAt: string | null }, isOff: boolean) {
  const row = { ...delivery, ...standing, attempts: [attempt] } as unknown as Parameters<
    typeof DeliveryRow
  >[0]['delivery']
  const Page = createRoutesStub([
    { path: '/', Component: () => <DeliveryRow delivery={row} canSend={false} isOff={isOff} now={now} /> },
  ])
  return renderToStaticMarkup(<Page />).replaceAll(/<wbr\/?>/g, '')
}

test('a stopped webhook promises no retry, and what it did not send again says why', () => {
  const waiting = { status: 'WAITING', dueAt: later }
  expect(wordsOf(waiting, false)).toContain('に送り直します。')
  expect(wordsOf(waiting, true)).toContain('停止中のため送りません。')
  expect(wordsOf(waiting, true)).not.toContain('次は')
  expect(wordsOf({ status: 'FAILED', dueAt: null }, true)).toContain('停止していたため、送り直しませんでした')
})
