import type { BrowserContext, Page } from 'playwright-core'
import { aDevice } from '#test/push-service.ts'

type Answer = 'granted' | 'denied' | 'default'
export type FakeDevice = { permission?: Answer; answer?: Answer; answersAfterMs?: number; isReachable?: boolean }

/** Fakes the push service and the visitor's answer to the permission prompt, both absent in a test browser. */
export async function fakeDevice(
  context: BrowserContext,
  { permission = 'default', answer = 'granted', answersAfterMs = 0, isReachable = true }: FakeDevice = {},
) {
  const { token, path } = aDevice()
  const fake = JSON.stringify({ permission, answer, answersAfterMs, isReachable, token })
  await context.addInitScript(`(${install.toString()})(${fake})`)
  return { token, path }
}

/** Runs in the page. What the device knows outlives the page in local storage. */
function install(fake: Required<FakeDevice> & { token: string }) {
  if (location.origin === 'null') return
  const known = (key: string) => localStorage.getItem(`device-${key}`)
  const keep = (key: string, value: string) => localStorage.setItem(`device-${key}`, value)
  Object.defineProperty(Notification, 'permission', { get: () => known('permission') ?? fake.permission })
  Notification.requestPermission = async () => {
    await new Promise((resolve) => setTimeout(resolve, fake.answersAfterMs))
    keep('permission', fake.answer)
    return fake.answer
  }
  const device = JSON.parse(fake.token) as { endpoint: string; keys: Record<'p256dh' | 'auth', string> }
  const subscription = () => ({
    options: { applicationServerKey: Uint8Array.fromBase64(known('key') ?? '', { alphabet: 'base64url' }).buffer },
    endpoint: device.endpoint,
    getKey: (name: 'p256dh' | 'auth') => Uint8Array.fromBase64(device.keys[name], { alphabet: 'base64url' }).buffer,
    toJSON: () => device,
    unsubscribe: async () => {
      localStorage.removeItem('device-key')
      return true
    },
  })
  // Firebase hands over bytes, we the text.
  const textOf = (key: unknown) =>
    key instanceof Uint8Array ? key.toBase64({ alphabet: 'base64url', omitPadding: true }) : String(key)
  const pushManager = {
    getSubscription: async () => (known('key') ? subscription() : null),
    subscribe: async ({ userVisibleOnly, applicationServerKey }: Record<string, unknown>) => {
      if (!fake.isReachable || !userVisibleOnly) throw new DOMException('Registration failed', 'AbortError')
      keep('key', textOf(applicationServerKey))
      return subscription()
    },
  }
  Object.assign(PushManager.prototype, pushManager)
}

/** Values in localStorage whose keys begin with the prefix. */
export const remembered = (page: Page, prefix: string) =>
  page.evaluate<string[]>(
    `Object.entries(localStorage).filter(([key]) => key.startsWith(${JSON.stringify(prefix)})).map(([, value]) => value)`,
  )
