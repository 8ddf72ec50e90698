import { isTest, resolveImport, type Complaint, type SourceFile } from './house-rules.ts'

const makesAddresses = [
  'src/ground/urls.ts',
  'src/ground/admin-urls.ts',
  'src/ground/client-urls.ts',
  'src/ground/oidc-urls.ts',
  'src/ground/assessment-urls.ts',
  'src/ground/address.ts',
  'src/web/routes.ts',
  // Patterns of routes, held against routes.ts by a test of its own.
  'src/server/http/body-limits.ts',
]
const address = /(['"`])\/(?:(?:candidate|client|admin|api|policy|terms|\$\{\w+\})(?!\/graphql)(?=[/?#'"`$]))/
const home = /\b(?:path|href|to|start_url|action|redirect|logout)\b[:=({ ]+(['"`])\/\1/

/** §2: pages, mails, pushes and notifications take their addresses from ground/urls.ts. */
export const checkAddresses = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) => {
    if (!/^(?:src|seeds)\//.test(path) || isTest(path) || makesAddresses.some((maker) => path.startsWith(maker)))
      return []
    return text
      .split('\n')
      .filter((line) => address.test(line) || home.test(line))
      .map((line) => `${path}: ${line.trim()}`)
  })

/** Days are counted in ground/day.ts and instants read in ground/tokyo-time.ts; browsers have no Temporal yet. */
export const checkDays = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    /^src\/(?!ground\/)/.test(path) &&
    !isTest(path) &&
    /\b86_?400_?000\b|\bTemporal\.|'日', '月'|9 \* 3_?600_?000/.test(text)
      ? [`${path} counts days by itself`]
      : [],
  )

const refusalTexts = ['student', 'arrival', 'desk', 'server'].map((name) => `src/ground/words/${name}.ts`)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words that the code fills in stand for anything. */
function patternOf(sentence: string) {
  const pieces = sentence.split(/\$\{[^}]*\}/)
  const [longest = ''] = pieces.toSorted((a, b) => b.length - a.length)
  return { longest, pattern: new RegExp(pieces.map(escaped).join('.{1,30}')) }
}

/** Sentences of refusals are imported: what a page foresees and what the server says are the same words. */
export function checkRefusalTexts(files: SourceFile[]): Complaint[] {
  const tables = files.filter(({ path }) => refusalTexts.includes(path))
  const sentences = tables.flatMap(({ text }) =>
    [...text.matchAll(/(['`])([^'`]*[ぁ-んァ-ヶ一-龠][^'`]*)\1/g)].map(([, , sentence = '']) =>
      sentence.replace(/。$/, ''),
    ),
  )
  const typed = sentences.filter((sentence) => sentence.length > 5).map(patternOf)
  return files.flatMap(({ path, text }) =>
    /^(?:src|seeds)\//.test(path) && !isTest(path) && !refusalTexts.includes(path)
      ? typed
          // Most files hold no part of a sentence, which is found out much faster than a pattern is tried.
          .filter(({ longest, pattern }) => text.includes(longest) && pattern.test(text))
          .map(({ pattern }) => `${path} types ${pattern.source} again`)
      : [],
  )
}

const besideModule = /new URL\(\s*'([^']+)',\s*import\.meta\.url/g

/** TypeScript does not follow these addresses, and they know no aliases. What is built is there only after a build. */
export const checkFilesBeside = (files: SourceFile[], paths: readonly string[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(besideModule)]
      .map(([, target = '']) => (target.startsWith('.') && resolveImport(path, target)) || target)
      .filter((target) => !target.startsWith('build/') && !paths.includes(target))
      .map((target) => `${path}: no file ${target}`),
  )
