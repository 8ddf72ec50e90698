type Name = readonly [pattern: RegExp, name: string]

const systems: readonly Name[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]
// Most browsers also name the browsers they are based on, so the newest name comes first.
const browsers: readonly Name[] = [
  [/ Line\//, 'LINE'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const nameIn = (names: readonly Name[], userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** 'Windows・Chrome': the kind of a device, without version, model or other identifying data. */
export const deviceFamily = (userAgent: string) =>
  [nameIn(systems, userAgent) ?? 'その他の端末', nameIn(browsers, userAgent)].filter(Boolean).join('・')
