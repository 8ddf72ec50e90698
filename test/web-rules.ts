import type { Complaint, SourceFile } from './house-rules.ts'

const isWritten = (path: string) =>
  /\.tsx?$/.test(path) && !path.startsWith('src/web/generated/') && !/\.test\.tsx?$/.test(path)

/** Keys of a whole page go by one guard, which knows input methods (`ui/browser/keys.ts`). */
export const checkKeyListeners = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    path.startsWith('src/web/') &&
    path !== 'src/web/ui/browser/keys.ts' &&
    isWritten(path) &&
    /(['"`])key(?:down|up|press)\1/.test(text)
      ? [`${path} listens for keys by itself`]
      : [],
  )

const heldPress = /\b(?:fetcher|save|toggle|navigation|useNavigation\(\))\.(?:formData|state !== 'idle')/
const mayHoldPresses = [
  'src/web/parts/shell/progress.tsx',
  // A section ends once, whatever else loads.
  'src/web/pages/candidate/assessment/intellectual/section/ending.ts',
]

/** A press is held back by `form-on-its-way.ts`: after a refusal the page behind still loads, and the next press counts. */
export const checkHeldPresses = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    path.startsWith('src/web/') && isWritten(path) && !mayHoldPresses.includes(path) && heldPress.test(text)
      ? [`${path} holds a press back while the page behind loads`]
      : [],
  )

/**
 * The current number of effects as a limit: an effect is for browser APIs only, and the kit has a named hook for most
 * of them.
 */
const maxEffects = { 'src/web/pages/': 1, 'src/web/parts/': 9, 'src/web/installable/': 0 }
const maxEffectsPer10000Lines = 10
const effect = /\buse(?:Layout|Insertion)?Effect\(/g

/** `useEffect` is only for the browser itself. Few stand outside of the kit, by room and by length of all. */
export function checkEffects(files: SourceFile[]): Complaint[] {
  const outside = files.filter(
    ({ path }) => path.startsWith('src/web/') && !path.startsWith('src/web/ui/') && isWritten(path),
  )
  const effectsIn = (some: SourceFile[]) => some.flatMap(({ text }) => text.match(effect) ?? []).length
  const lines = outside.map(({ text }) => text.split('\n').length - 1).reduce((sum, one) => sum + one, 0)
  const byRoom = Object.entries(maxEffects).flatMap(([room, most]) => {
    const count = effectsIn(outside.filter(({ path }) => path.startsWith(room)))
    return count > most ? [`${room} has ${count} effects, not ${most}`] : []
  })
  const share = (effectsIn(outside) / Math.max(lines, 10_000)) * 10_000
  return share > maxEffectsPer10000Lines
    ? [...byRoom, `${share.toFixed(1)} effects in 10,000 lines of the web`]
    : byRoom
}

/** A width of the window has a name in media.css. */
export const checkMedia = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{;]*\b(?:width|height)\b[^{;]*/g)].map(([rule]) => `${path}: ${rule.trim()}`),
  )

const palette = /var\(--(?:plum|amber|neutral|paper|white|black)\b/
const colour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|%23[\da-f]{3,8}\b|[:\s(,](?:white|black|gr[ae]y|red|green|blue)\s*[;,)]/i

/** Colours stand in tokens.css, where each says both schemes; a stylesheet names the role. */
export const checkColours = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    path.endsWith('ui/tokens.css')
      ? []
      : text
          .replaceAll(/\/\*[\s\S]*?\*\//g, '')
          .split('\n')
          .filter((line) => colour.test(line) || (palette.test(line) && !path.endsWith('ui/global.css')))
          .map((line) => `${path}: ${line.trim()}`),
  )

/** A misspelt role would draw nothing: each is given by a stylesheet or by a component's `style`. */
export function checkRoles(styles: SourceFile[], files: SourceFile[] = []): Complaint[] {
  const given = [...styles, ...files].flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)'?\s*:/g)])
  const known = new Set(given.map(([, name]) => name))
  return styles.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([whole, name]) => (known.has(name) ? [] : [`${path}: ${whole}`])),
  )
}
