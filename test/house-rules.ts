export type SourceFile = { path: string; text: string }
export type Complaint = string

export const importsOf = ({ text }: SourceFile) =>
  [...text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g)].map(([, target]) => target ?? '')

/** The path a local import means, seen from the repository's root; null for packages. */
export function resolveImport(path: string, target: string) {
  const alias = /^#(ground|platform|domain|graphql|door|web)\/(.*)$/.exec(target)
  if (alias) return `src/${alias[1]}/${alias[2]}`
  const outside = /^#(seeds|test)\/(.*)$/.exec(target)
  if (outside) return `${outside[1]}/${outside[2]}`
  if (!target.startsWith('.')) return null
  const parts = path.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

type Door = { who: RegExp; may: RegExp[] }

// The first row that fits a file is its door; what is not listed is refused.
const ground = /^src\/ground\//
/** A file called `rules.ts`, or any file of a folder called `rules`. */
const rules = /^src\/domain\/(?:[\w-]+\/)+rules(?:\/[\w-]+)?\.ts$/
const doors: Door[] = [
  { who: ground, may: [ground] },
  { who: /^src\/web\/ui\//, may: [/^src\/web\/ui\//, ground] },
  {
    who: /^src\/web\/(?:parts|installable)\//,
    may: [/^src\/web\/(?!pages\/|root\.tsx|generated\/admin\/)/, ground, rules],
  },
  { who: /^src\/web\/generated\//, may: [/^src\/web\/generated\//] },
  // The operator's pages ask the operator's schema, all others the public one.
  { who: /^src\/web\/pages\/admin\//, may: [/^src\/web\/(?!generated\/(?!admin\/))/, ground, rules] },
  { who: /^src\/web\//, may: [/^src\/web\/(?!generated\/admin\/)/, ground, rules] },
  { who: rules, may: [ground, rules] },
  // Two schemas, two doors: a file of one builder that meets the other would put its fields before the wrong people.
  // Types that both schemas have are made for the builder that is passed in.
  {
    who: /^src\/domain\/.*both-graphql\.ts$/,
    may: [/^src\/domain\/(?!.*graphql\.ts$)/, /^src\/graphql\/(?:builder-options|at-most)\.ts$/, ground],
  },
  {
    who: /^src\/domain\/.*admin-graphql\.ts$/,
    may: [
      /^src\/domain\/(?!.*graphql\.ts$)/,
      /^src\/domain\/.*(?:admin|both)-graphql\.ts$/,
      /^src\/graphql\/(?:admin-builder|at-most)\.ts$/,
      /^src\/platform\//,
      ground,
    ],
  },
  {
    who: /^src\/domain\/.*graphql\.ts$/,
    may: [/^src\/domain\/(?!.*admin-graphql\.ts$)/, /^src\/graphql\/(?!admin-)/, /^src\/platform\//, ground],
  },
  { who: /^src\/domain\//, may: [/^src\/domain\/(?!.*graphql\.ts$)/, /^src\/platform\//, ground] },
  { who: /^src\/graphql\//, may: [/^src\/graphql\//, /^src\/domain\/(?!.*graphql\.ts$)/, /^src\/platform\//, ground] },
  {
    who: /^src\/door\//,
    may: [/^src\/door\//, /^src\/graphql\//, /^src\/domain\//, /^src\/platform\//, ground],
  },
  { who: /^src\/platform\//, may: [/^src\/platform\//, ground] },
  {
    who: /^src\/server\//,
    may: [
      /^src\/(?:server|door|platform)\//,
      /^src\/graphql\/(?:context|product-services)\.ts$/,
      /^src\/domain\/(?!.*graphql\.ts$)/,
      // Files the server shares with the pages it renders; never a page, a part or the kit.
      /^src\/web\/(?:(?:carry|hatch|document|first-paint|generated(?:\/admin)?)\/)?[\w.-]+$/,
      ground,
    ],
  },
  // The two programs put together what is served; the demo comes in here and nowhere else.
  { who: /^src\/[\w-]+\.ts$/, may: [/^src\/(?:server|platform)\//, /^seeds\/demo[\w-]*\.ts$/, ground] },
  {
    who: /^seeds\//,
    may: [/^seeds\//, /^src\/domain\/(?!.*graphql\.ts$)/, /^src\/platform\//, /^src\/server\/master-data\.ts$/, ground],
  },
  {
    who: /^scripts\//,
    may: [/^scripts\//, /^src\/(?!web\/(?:pages|parts|ui)\/)/, /^seeds\/demo[\w-]*\.ts$/],
  },
  { who: /^bench\//, may: [/^bench\//, /^scripts\//, /^src\/(?!web\/(?:pages|parts|ui)\/)/, /^seeds\//] },
]

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Checks which folders may import which (ARCHITECTURE.md, "The doors"). */
export function checkDoors(files: SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const door = doors.find(({ who }) => who.test(file.path))
    if (!door || isTest(file.path)) return []
    return importsOf(file).flatMap((target) => {
      const path = resolveImport(file.path, target)
      const isOpen = path === null || path.includes('+types/') || door.may.some((may) => may.test(path))
      return isOpen ? [] : [`${file.path} may not import ${target}`]
    })
  })
}

export const nouns = [
  'viewer',
  'audit',
  'lookup',
  'content-block',
  'company',
  'candidate',
  'admin-account',
  'push-device',
  'company-account',
  'candidate-account',
  'session',
  'assessment',
  'notice',
  'encourage-event',
  'whitepaper',
  'scheduling',
  'job',
  'scout-invitation',
  'calendar',
  'company-search',
  'inquiry',
  'candidate-search',
  'webhook',
  'activity',
  'notification',
]
const nounOf = (path: string) => /^src\/domain\/([\w-]+)\//.exec(path)?.[1]

/** Nouns look only down their order. */
export function checkNounOrder(files: SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const noun = nounOf(file.path)
    if (!noun || isTest(file.path)) return []
    if (!nouns.includes(noun)) return [`${file.path}: the noun ${noun} has no place in the order`]
    return importsOf(file).flatMap((target) => {
      const other = nounOf(resolveImport(file.path, target) ?? '')
      return other && nouns.indexOf(other) > nouns.indexOf(noun) ? [`${file.path} looks up to ${other}`] : []
    })
  })
}

const drawer = /^(?:utils?|helpers?|lib|common|shared|misc|services?|managers?|handlers?|base|index)$/

/** No drawers without a label. */
export const checkNames = (files: { path: string }[]): Complaint[] =>
  files.flatMap(({ path }) => {
    const bad = path.split('/').find((part) => drawer.test(part.replace(/\..*$/, '')))
    return bad && !path.startsWith('src/web/generated/') ? [`${path}: "${bad}" says nothing`] : []
  })

/** A file that passes 300 lines hides a noun. Sentences and facts of the seeds are data, not code. */
export const checkLength = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) => {
    const isData =
      path.startsWith('src/web/generated/') ||
      path === 'src/platform/database/database-types.ts' ||
      /^seeds\/(?:student\/frames|company\/companies)\//.test(path)
    const lines = text.split('\n').length - 1
    return lines > 300 && !isData ? [`${path} has ${lines} lines`] : []
  })

/** Rules are pure: no clock, no database, no viewer. */
export const checkPurity = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    rules.test(path) && /\bnew Date\(\)|Date\.now\(\)|Temporal\.Now|process\.|\bfetch\(/.test(text)
      ? [`${path} reads the clock or the world`]
      : [],
  )

/** A journey waits for a mark of the page or sets the page's clock on; a second of waiting proves nothing. */
export const checkWaits = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    /^test\/(?:e2e|kit|full)\//.test(path) && /'networkidle'|\bwaitForTimeout\(/.test(text)
      ? [`${path} waits for time`]
      : [],
  )

/** A comment names its subject with the product's noun (STYLE.md). A question is a sentence of its own. */
export const checkComments = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/^[ \t]*(?:\/\/|\/?\*\*?|\{\/\*) (?:Who(?:ever|se)?|What(?:ever)?|Which) [^?\n]*$/gm)].map(
      ([comment]) => `${path}: "${comment.trim()}" names no subject`,
    ),
  )

/** SQL stays out of the door, and the door out of SQL's rooms. */
export const checkGraphql = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    /^src\/domain\/.*graphql\.ts$/.test(path) &&
    /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(text)
      ? [`${path} holds SQL`]
      : [],
  )

/** SELECTs stand in queries, and in the commands that need them under their locks. */
export const checkReads = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    path.startsWith('src/domain/') &&
    !/(?:queries|commands)\.ts$/.test(path) &&
    !isTest(path) &&
    /\.selectFrom\(/.test(text)
      ? [`${path} reads the database`]
      : [],
  )

/** The rooms of a folder, files or folders, form no circle: each can be put above all that it imports. */
export function checkRooms(files: SourceFile[], folder: string): Complaint[] {
  const roomOf = (path: string) => (path.startsWith(folder) ? (path.slice(folder.length).split('/')[0] ?? null) : null)
  const below = new Map<string, Set<string>>()
  for (const file of files) {
    const room = roomOf(file.path)
    if (room === null || isTest(file.path)) continue
    const targets = importsOf(file).flatMap((target) => roomOf(resolveImport(file.path, target) ?? '') ?? [])
    const own = below.get(room) ?? new Set()
    below.set(room, new Set([...own, ...targets.filter((other) => other !== room)]))
  }
  // Rooms that import none of the others are set down, until none is left but those of a circle.
  for (let down = [...below.keys()]; down.length > 0;) {
    down = [...below].flatMap(([room, others]) => ([...others].some((other) => below.has(other)) ? [] : [room]))
    for (const room of down) below.delete(room)
  }
  return below.size === 0 ? [] : [`${folder} has a circle: ${[...below.keys()].join(', ')}`]
}

/** Files that reach themselves by imports, also by those of types. */
export function checkCircles(files: SourceFile[]): Complaint[] {
  const targets = new Map(
    files.map((file) => [file.path, importsOf(file).flatMap((target) => resolveImport(file.path, target) ?? [])]),
  )
  const reaches = (path: string) => {
    const seen = new Set(targets.get(path))
    for (const next of seen) for (const further of targets.get(next) ?? []) seen.add(further)
    return seen.has(path)
  }
  return files.flatMap(({ path }) => (reaches(path) ? [`${path} imports itself by others`] : []))
}

/** A kind of notification is called by its name; its code stands in one field (domain-data 1.16). */
export const checkCodes = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) => {
    // Made from the CHECK constraints and from the schema: database and door say codes.
    if (path === 'src/platform/database/database-types.ts' || path.startsWith('src/web/generated/')) return []
    const isKind = path.startsWith('src/domain/notification/news/') && !isTest(path)
    const rest = isKind ? text.replace(/^ {2}code: '\w+',$/m, '') : text
    const [code] = /\b(?:[CK](?:0[1-9]|1\d)|[S]01)\b/.exec(rest) ?? []
    return code ? [`${path} says ${code}`] : []
  })

export type PageRoute = { path: string; file: string }

/** Every route is one of §2 (or says that it is not), and points to a page that exists. */
export function checkRoutes(routes: PageRoute[], promised: readonly string[], files: { path: string }[]): Complaint[] {
  const known = new Set(files.map(({ path }) => path))
  return routes.flatMap(({ path, file }) => [
    ...(known.has(`src/web/${file}`) ? [] : [`${path} points to ${file}, which does not exist`]),
    ...(promised.includes(path) ? [] : [`${path} is not a route of §2`]),
  ])
}

/** A file in pages/ is a page of routes.ts with its styles, or lies in the folder of one, or in the parts/ of a group. */
export function checkPageFolders(files: { path: string }[], routes: PageRoute[]): Complaint[] {
  const pages = new Set(routes.map(({ file }) => `src/web/${file.replace(/\.tsx?$/, '')}`))
  const folders = [...pages].map((page) => `${page}/`)
  return files.flatMap(({ path }) => {
    if (!path.startsWith('src/web/pages/') || /\.test\.tsx?$/.test(path)) return []
    const isPage = pages.has(path.replace(/(?:\.module\.css|\.tsx?)$/, ''))
    const isInFolder = path.includes('/parts/') || folders.some((folder) => path.startsWith(folder))
    return isPage || isInFolder ? [] : [`${path} belongs to no page`]
  })
}

/** A worker neither draws nor answers: its files, all of which are given, load nothing of pages, GraphQL and pictures. */
export const checkWorker = (sources: SourceFile[]): Complaint[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^import (?!type )[^']*? from '(graphql[^']*|@pothos[^']*|react[^']*|hono[^']*|sharp)'$/gm)].map(
      ([, name]) => `${path}: loads ${name} in a worker`,
    ),
  )
