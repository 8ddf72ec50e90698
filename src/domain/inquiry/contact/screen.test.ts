import { expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { worker } from '#test/work.ts'

const app = ownApp()

const send = (changes: Record<string, unknown>, viewer: Viewer | null) =>
  app.as(viewer).ask('mutation Create($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry(changes),
  })
const rows = () => app.db.selectFrom('inquiry').selectAll().orderBy('id').execute()

test('§2 an inquiry of a company names the page it is about, without its query; of a student none, and of a foreign address none', async () => {
  const work = worker(app)
  const student = await aCandidate(app.db)
  const { viewer } = await aCompanyWithUser(app.db)
  await send({ screen: '/client/jobs/status/active?keyword=x', category: 'CONTRACT' }, viewer)
  await send({ screen: '/client/contract' }, null)
  await send({ screen: 'https://evil.example/client' }, viewer)
  await send({ screen: '/client/contract' }, student.viewer)
  await work.run()
  expect(await rows()).toMatchObject([
    { area: 'CLIENT', screen: '/client/jobs/status/active', category: 'CONTRACT' },
    { area: 'CLIENT', screen: '/client/contract', companyId: null },
    { area: 'CLIENT', screen: '' },
    { area: 'CANDIDATE', screen: '' },
  ])
  const lastMail = work.mails.find(({ text }) => text.includes('https://yoake.test/client/contact-us'))
  expect(lastMail?.text).toContain('契約・請求について')
})
