import { expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { worker } from '#test/work.ts'

const app = ownApp()

const send = (changes: Record<string, unknown>, viewer: Viewer) =>
  app.as(viewer).ask('mutation Create($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry(changes),
  })

test('greets a sender by name and quotes the question only to the address the sender is signed in with', async () => {
  const student = await aCandidate(app.db)
  const { email } = await app.db
    .selectFrom('candidateAccount')
    .select('email')
    .where('candidateId', '=', student.id)
    .executeTakeFirstOrThrow()
  const { viewer } = await aCompanyWithUser(app.db)
  const user = (await app.as(viewer).ask('{ ownCompanyUserProfile { email } }')).data.ownCompanyUserProfile
  const work = worker(app)
  const body = '面談の日程の変え方を教えてください。'
  await send({ email: email.toUpperCase(), body }, student.viewer)
  await send({ email: user.email, body }, viewer)
  await send({ body }, student.viewer)
  await send({ email: user.email, body }, student.viewer)
  await work.run()
  const received = work.mails.filter(({ subject }) => subject.includes('受け付けました'))
  const lineOf = (to: string, isNamed: boolean, isQuoted: boolean) => `${to.toLowerCase()} ${isNamed} ${isQuoted}`
  const lines = received.map(({ to, text }) => lineOf(to, text.includes('小鳥遊'), text.includes(`> ${body}`)))
  expect(lines.sort()).toEqual(
    [
      lineOf(email, true, true),
      lineOf(user.email, true, true),
      lineOf('hanako@reiji.example.jp', false, false),
      lineOf(user.email, false, false),
    ].sort(),
  )
})

test('sends no text on to the address of a registration that nobody has proven', async () => {
  const email = 'stranger@student.example'
  const { viewer } = await aCandidate(app.db, { email, status: 'EMAIL_PENDING', account: { emailVerifiedAt: null } })
  const work = worker(app)
  await send({ email, body: '知らない人に届く文章です。' }, { ...viewer, pending: 'EMAIL_PENDING' })
  await work.run()
  const texts = work.mails.filter(({ to }) => to === email).map(({ text }) => text)
  expect(texts).toEqual([expect.stringContaining('お問い合わせを受け付けました')])
  expect(texts[0]).not.toMatch(/知らない人|小鳥遊/)
})

test('prefills nothing but the own name and mail of a student or a company user', async () => {
  const student = await aCandidate(app.db)
  const contact = '{ inquiryContact { name email } }'
  const { email, familyName, givenName } = await app.db
    .selectFrom('candidateAccount')
    .select(['email', 'familyName', 'givenName'])
    .where('candidateId', '=', student.id)
    .executeTakeFirstOrThrow()
  expect((await app.as(student.viewer).ask(contact)).data.inquiryContact).toEqual({
    name: `${familyName} ${givenName}`,
    email,
  })
  expect((await app.as(null).ask(contact)).data.inquiryContact).toBeNull()
  const { company, viewer } = await aCompanyWithUser(app.db)
  const { data } = await app.as(viewer).ask('{ ownCompanyUserProfile { familyName givenName email } }')
  const own = data.ownCompanyUserProfile
  expect((await app.as(viewer).ask(contact)).data.inquiryContact).toEqual({
    name: `${company.displayName} ${own.familyName} ${own.givenName}`,
    email: own.email,
  })
})
