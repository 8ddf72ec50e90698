/** Whether a page is drawn by day or by night. */
export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const schemeNames: Record<Scheme, string> = {
  system: 'システムに合わせる',
  light: 'ライト',
  dark: 'ダーク',
}

/** The colour of the browser's own bar. */
export const barColours = { light: '#24143d', dark: '#15101d' } as const

/** The scheme that this device keeps, as read in the cookies of a request or of the page. */
export const schemeIn = (cookies: string): Scheme =>
  cookies.includes('yoake_scheme=dark') ? 'dark' : cookies.includes('yoake_scheme=light') ? 'light' : 'system'

/** The text of the cookie: a year, or at once over for the system's choice. It names nobody, so a script may read it. */
export const schemeCookie = (scheme: Scheme, publicUrl: string) =>
  `yoake_scheme=${scheme}; Path=/; SameSite=Lax; Max-Age=${scheme === 'system' ? 0 : 31_536_000}${publicUrl.startsWith('https:') ? '; Secure' : ''}`
