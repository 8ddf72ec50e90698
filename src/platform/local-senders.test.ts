import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signed } from './files-s3.ts'
import { openFiles } from './files.ts'
import { listMails, openMail, readMail } from './mail.ts'
import { listPushes, openPush } from './push.ts'
import { listSms, openSms } from './sms.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'yoake-senders-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('mails are kept as .eml and listed newest first; a line break in a subject makes no header', async () => {
  const mail = openMail({
    dataDir,
    productName: 'ヨアケ',
    mail: { url: undefined, from: 'no-reply@yoake.example' },
  })
  await mail.send({ to: 'a@example.jp', subject: '一通目', text: 'こんにちは' })
  await new Promise((resolve) => setTimeout(resolve, 5))
  await mail.send({
    to: 'b@example.jp',
    subject: '二通目\r\nBcc: c@example.jp',
    text: 'こんばんは',
    unsubscribeUrl: 'https://yoake.example/u',
  })
  const [newest, first] = await listMails(dataDir)
  expect([newest?.to, first?.subject]).toEqual(['b@example.jp', '一通目'])
  expect(await readMail(dataDir, first?.id ?? '')).toMatchObject({ text: 'こんにちは' })
  expect(await readMail(dataDir, '../../etc/passwd')).toBeUndefined()
  const eml = readFileSync(join(dataDir, 'mail', `${newest?.id}.eml`), 'utf8')
  expect(eml).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(eml).not.toMatch(/^Bcc:/m)
})

test('SMS and push messages are kept', async () => {
  await openSms({ dataDir, smsUrl: undefined }).send({ to: '+819012345678', text: '123456' })
  expect(await listSms(dataDir)).toMatchObject([{ to: '+819012345678', text: '123456' }])
  expect(
    await openPush({ dataDir, firebase: undefined })('t1', {
      title: '新着',
      body: 'スカウト',
      url: '/',
    }),
  ).toBe('sent')
  expect(await listPushes(dataDir)).toMatchObject([{ token: 't1', title: '新着' }])
})

test('files are put, replaced, read and deleted under safe keys only', async () => {
  const files = openFiles({ dataDir, filesUrl: undefined })
  await files.put('company/a1/logo.webp', Buffer.from('one'))
  await files.put('company/a1/logo.webp', Buffer.from('two'))
  const found = await files.get('company/a1/logo.webp')
  expect([found?.contentType, Buffer.from(found?.bytes ?? []).toString()]).toEqual([
    'image/webp',
    'two',
  ])
  expect(readdirSync(join(dataDir, 'files/company/a1'))).toEqual(['logo.webp'])
  await files.delete('company/a1/logo.webp')
  await files.delete('company/a1/logo.webp')
  expect(await files.get('company/a1/logo.webp')).toBeUndefined()
  for (const key of [
    '../x.png',
    '/etc/passwd',
    'a/../../x.png',
    '.hidden.png',
    'a//b.png',
    'a\\b.png',
    'x',
    'a/b.png\0',
  ])
    await expect(files.get(key)).rejects.toThrow(RangeError)
})

test('S3 requests carry the signature of the published example', () => {
  const { authorization } = signed({
    account: {
      id: 'AKIAIOSFODNN7EXAMPLE',
      secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
    },
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    at: new Date('2013-05-24T00:00:00Z'),
    headers: { range: 'bytes=0-9' },
  })
  expect(authorization).toMatch(
    /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  )
})
