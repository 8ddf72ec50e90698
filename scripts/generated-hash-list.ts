import { createHash } from 'node:crypto'
import { documentCall } from './first-paint/inline-documents.ts'

/** The files that `npm run codegen` reads and writes, as path and text. */
export type CodegenFiles = {
  pages: readonly [path: string, text: string][]
  /** Schemas and settings, which count as they stand. */
  settings: readonly [path: string, text: string][]
  lockfile: string
  generated: readonly [path: string, text: string][]
}

/** One line for what was read and one for what was written, as `sha256sum` writes it. */
export const hashLines = (files: CodegenFiles) =>
  Object.entries(hashesOf(files))
    .map(([part, sha256]) => `${sha256}  ${part}\n`)
    .join('')

/** The parts whose hash in the list is of other files. */
export const changedParts = (files: CodegenFiles, list: string) =>
  Object.entries(hashesOf(files)).flatMap(([part, sha256]) => (list.includes(`${sha256}  ${part}\n`) ? [] : [part]))

const hashesOf = ({ pages, settings, lockfile, generated }: CodegenFiles) => ({
  sources: hash([...settings, ...pages.flatMap(documentsOf), ['package-lock.json', versionsIn(lockfile)]]),
  generated: hash(generated),
})

/** A page may change around its documents. */
function documentsOf([path, text]: readonly [string, string]): [string, string][] {
  const documents = [...text.matchAll(documentCall)].map(([, document]) => document)
  return documents.length > 0 ? [[path, JSON.stringify(documents)]] : []
}

type Lockfile = { packages: Record<string, { version?: string }> }
const versionsIn = (lockfile: string) =>
  JSON.stringify(
    Object.entries((JSON.parse(lockfile) as Lockfile).packages)
      .filter(([path]) => /(?:^|\/)node_modules\/(?:@graphql-codegen\/|@graphql-tools\/|graphql$)/.test(path))
      .map(([path, { version }]) => [path, version]),
  )

function hash(files: readonly (readonly [path: string, text: string])[]) {
  const sum = createHash('sha256')
  for (const [path, text] of files.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    sum.update(path).update('\0').update(text).update('\0')
  return sum.digest('hex')
}
