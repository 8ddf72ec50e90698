import { expect, test } from 'vitest'
import { readFcmToken, type AcceptedFcmTokens } from './rules.ts'

const webPush: AcceptedFcmTokens = { kind: 'webPush', hosts: [], allowHttp: false }
const onThisMachine: AcceptedFcmTokens = { kind: 'webPush', hosts: ['127.0.0.1', 'push.example.jp'], allowHttp: true }
const p256dh = `B${'a'.repeat(86)}`
const auth = 'b'.repeat(22)
const tokenOf = (endpoint: unknown, keys: unknown = { p256dh, auth }) => JSON.stringify({ endpoint, keys })

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
])('%s is a push service', (endpoint) => {
  expect(readFcmToken(tokenOf(endpoint), webPush)).toBe(tokenOf(endpoint))
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@evil.example/fcm/send/abc',
  'https://user:password@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evilfcm.googleapis.com/',
  'https://evil-notify.windows.com/',
  'https://notify.windows.com.evil.example/',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'ftp://fcm.googleapis.com/',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
  7,
  null,
])('%s is no address for our server to call', (endpoint) => {
  expect(readFcmToken(tokenOf(endpoint), webPush)).toBeNull()
})

test.each([
  ['nothing', ''],
  ['no JSON', 'token'],
  ['no object', '"https://fcm.googleapis.com/x"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no keys', tokenOf('https://fcm.googleapis.com/x', null)],
  ['half of the keys', tokenOf('https://fcm.googleapis.com/x', { auth })],
  ['a short key', tokenOf('https://fcm.googleapis.com/x', { p256dh: 'BAAA', auth })],
  ['a compressed point', tokenOf('https://fcm.googleapis.com/x', { p256dh: `C${'a'.repeat(86)}`, auth })],
  ['a long secret', tokenOf('https://fcm.googleapis.com/x', { p256dh, auth: 'b'.repeat(44) })],
  ['too much', tokenOf(`https://fcm.googleapis.com/${'x'.repeat(2000)}`)],
  ['what grows too long as an address', tokenOf(`https://fcm.googleapis.com/${'あ'.repeat(600)}`)],
])('%s is no token', (_, token) => {
  expect(readFcmToken(token, webPush)).toBeNull()
})

test('the same device is the same text, whatever else the browser says', () => {
  const token = tokenOf('https://fcm.googleapis.com/x')
  const text = JSON.stringify({
    keys: { auth: `${auth}==`, p256dh: `${p256dh}=` },
    expirationTime: null,
    endpoint: 'https://FCM.googleapis.com:443/x',
  })
  expect(readFcmToken(text, webPush)).toBe(token)
  expect(readFcmToken(token, webPush)).toBe(token)
})

test('PUSH_HOSTS adds hosts, in the clear where that is allowed', () => {
  expect(readFcmToken(tokenOf('http://127.0.0.1:4100/x'), onThisMachine)).not.toBeNull()
  expect(readFcmToken(tokenOf('https://push.example.jp/x'), onThisMachine)).not.toBeNull()
  expect(readFcmToken(tokenOf('http://fcm.googleapis.com/x'), onThisMachine)).toBeNull()
  expect(readFcmToken(tokenOf('http://127.0.0.1:4100/x'), { ...onThisMachine, allowHttp: false })).toBeNull()
})

test('Firebase’s own tokens are taken where Firebase is set, and there only', () => {
  const token = 'cTk3bWhXa2Q6:APA91bF-token_of_a_device'
  expect(readFcmToken(token, { kind: 'firebase' })).toBe(token)
  expect(readFcmToken(token, webPush)).toBeNull()
  for (const wrong of ['', 'short', 'with a space in the middle', '../../../../etc/passwd', 'x'.repeat(2001)])
    expect(readFcmToken(wrong, { kind: 'firebase' })).toBeNull()
})
