/** Browsers inside of other apps, which Google refuses to sign in (legal 9). */
export type InAppBrowser = 'LINE' | 'Instagram' | 'Facebook'

const marks: readonly (readonly [RegExp, InAppBrowser])[] = [
  [/ Line\//, 'LINE'],
  [/Instagram/, 'Instagram'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
]

export const inAppBrowserOf = (userAgent: string) => marks.find(([mark]) => mark.test(userAgent))?.[1] ?? null

/** Whether a provider refuses to sign in inside of this app. */
export const isRefusedIn = (app: InAppBrowser | null, provider: string) => app !== null && provider === 'google'
