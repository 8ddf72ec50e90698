import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFiles } from '../files/files.ts'
import { listMails, openMail, readMail } from './mail.ts'
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
    attachments: [
      {
        fileName: 'yoake.ics',
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: 'BEGIN:VCALENDAR',
      },
    ],
  })
  const [newest, first] = await listMails(dataDir)
  expect([newest?.to, first?.subject]).toEqual(['b@example.jp', '一通目'])
  expect(await readMail(dataDir, first?.id ?? '')).toMatchObject({ text: 'こんにちは' })
  expect(await readMail(dataDir, '../../etc/passwd')).toBeUndefined()
  const eml = readFileSync(join(dataDir, 'mail', `${newest?.id}.eml`), 'utf8')
  expect(eml).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(eml).not.toMatch(/^Bcc:/m)
  expect(eml).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;?\s+name=yoake\.ics$/m)
  expect(eml).toMatch(/^Content-Disposition: attachment; filename=yoake\.ics$/m)
  expect(eml).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'))
})

test('the same mail sent again has the same Message-ID and stands in the folder once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yoake-again-'))
  const mail = openMail({
    dataDir: folder,
    productName: 'ヨアケ',
    mail: { url: undefined, from: 'no-reply@yoake.example' },
  })
  const messageId = '0199f3b2-1c4d-7a5e-8f60-5b1d2c3e4f50'
  const letter = { to: 'a@example.jp', subject: '一通目', text: 'こんにちは', messageId }
  await Promise.all([mail.send(letter), mail.send(letter)])
  await mail.send({ ...letter, messageId: '0199f3b2-1c4d-7a5e-8f60-5b1d2c3e4f51' })
  const mails = await listMails(folder)
  expect(mails).toHaveLength(2)
  expect(await readMail(folder, mails[1]?.id ?? '')).toMatchObject({ at: '2025-10-17T19:42:40.205Z' })
  const eml = readFileSync(join(folder, 'mail', `${mails[1]?.id}.eml`), 'utf8')
  expect(eml).toContain(`Message-ID: <${messageId}@yoake.example>`)
  rmSync(folder, { recursive: true })
})

test('SMS messages are kept', async () => {
  await openSms({ dataDir, smsUrl: undefined }).send({ to: '+819012345678', text: '123456' })
  expect(await listSms(dataDir)).toMatchObject([{ to: '+819012345678', text: '123456' }])
})

test('files are put, replaced, read and deleted under safe keys only', async () => {
  const files = openFiles({ dataDir, filesUrl: undefined })
  await files.put('company/a1/logo.webp', Buffer.from('one'))
  await files.put('company/a1/logo.webp', Buffer.from('two'))
  const found = await files.get('company/a1/logo.webp')
  expect([found?.contentType, Buffer.from(found?.bytes ?? []).toString()]).toEqual(['image/webp', 'two'])
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

test('FILES_URL keeps files in a store that speaks S3, with signed requests', async () => {
  const objects = new Map<string, Buffer>()
  const store = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isSigned = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-northeast-1\/s3\/aws4_request,/.test(
        request.headers.authorization ?? '',
      )
      const path = request.url ?? ''
      if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks))
      if (request.method === 'DELETE') objects.delete(path)
      response.statusCode = !isSigned ? 403 : request.method === 'GET' && !objects.has(path) ? 404 : 200
      response.end(request.method === 'GET' ? objects.get(path) : undefined)
    })
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const { port } = store.address() as AddressInfo
  try {
    const files = openFiles({
      dataDir,
      filesUrl: `s3://key:secret@127.0.0.1:${port}/bucket?region=ap-northeast-1&tls=off`,
    })
    await files.put('company/a1/logo.webp', Buffer.from('one'))
    expect([...objects.keys()]).toEqual(['/bucket/company/a1/logo.webp'])
    expect(Buffer.from((await files.get('company/a1/logo.webp'))?.bytes ?? []).toString()).toBe('one')
    await files.delete('company/a1/logo.webp')
    expect(await files.get('company/a1/logo.webp')).toBeUndefined()
  } finally {
    store.close()
  }
})
