import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { BannerProvider } from '#web/ui/overlays/banner.tsx'
import { ToastProvider } from '#web/ui/overlays/toast-region.tsx'
import { CodesSection } from './codes.tsx'

type Application = Parameters<typeof CodesSection>[0]['application']

const wordsOf = (status: string, codes: string[], role: 'REVIEWER' | 'READ_ONLY' = 'REVIEWER') => {
  const email = 'hanako@reiji.example.jp'
  const registrationCodes = codes.map((code, id) => ({ id, status: code, email, expiresAt: '2026-11-30T00:00:00Z' }))
  const application = { id: '1', status, email, registrationCodes } as unknown as Application
  const Section = () => (
    <BannerProvider>
      <ToastProvider>
        <CodesSection application={application} role={role} />
      </ToastProvider>
    </BannerProvider>
  )
  const Page = createRoutesStub([{ path: '/', Component: Section }])
  return renderToStaticMarkup(<Page />)
    .replaceAll(/<wbr\/?>/g, '')
    .replaceAll(/<[^>]+>/g, '｜')
}

test('§1B.2 a new code is offered where every code of an approved application was revoked', () => {
  expect(wordsOf('APPROVED', ['REVOKED'])).toContain('｜新しいコードを送る｜')
  expect(wordsOf('APPROVED', ['REVOKED'], 'READ_ONLY')).not.toContain('｜新しいコードを送る｜')
  for (const codes of [['OPEN', 'REVOKED'], ['USED'], ['EXPIRED']])
    expect(wordsOf('APPROVED', codes), codes.join(' ')).not.toContain('｜新しいコードを送る｜')
  expect(wordsOf('APPLIED', [])).not.toContain('｜新しいコードを送る｜')
})
