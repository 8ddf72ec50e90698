import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { BannerProvider } from '#web/ui/overlays/banner.tsx'
import { ToastProvider } from '#web/ui/overlays/toast-region.tsx'
import { AskToArchive } from './ask-to-archive.tsx'

test('a job with scouts that wait is archived after a look at what becomes of them', () => {
  const job = { id: '1', title: '検査装置の開発', totalScheduled: 3 }
  const Asking = () => (
    <BannerProvider>
      <ToastProvider>
        <AskToArchive job={job} open onClose={() => {}} />
      </ToastProvider>
    </BannerProvider>
  )
  const Page = createRoutesStub([{ path: '/', Component: Asking }])
  const text = renderToStaticMarkup(<Page />).replaceAll(/<wbr\/?>|<[^>]+>/g, '')
  expect(text).toContain('検査装置の開発')
  expect(text).toContain('送信予約のスカウトが3通あります')
  expect(text).toContain('文面は差出人の「書きかけのスカウト」に残ります')
})
