import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, parse, relative } from 'node:path'
import type { Plugin } from 'vite'
import { type ChunkList, chunksNeededBy } from './list-chunks.ts'
import type { PartFiles } from '../../src/web/first-paint/part-files.ts'

const call = /\bpagePart\(\(\) => import\('(\.[^']+)'\)/g

const sourceOf = (file: string, target: string) => relative(process.cwd(), join(dirname(file), target))

/** Tells the server the source file of each part of a page, by which it finds the part's scripts. */
export function namePageParts(): Plugin {
  return {
    name: 'page-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.includes('/src/web/') || !code.includes('pagePart(')) return null
      return code.replaceAll(call, (whole, target: string) => `${whole}, ${JSON.stringify(sourceOf(file, target))}`)
    },
  }
}

/** The parts of all pages. */
export const pageParts = () =>
  globSync('src/web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(call)].map(([, target = '']) => {
      const part = sourceOf(file, target)
      if (!existsSync(part)) throw new Error(`${file} has a part that does not exist: ${target}`)
      return { page: file, part }
    }),
  )

/**
 * The scripts that a file names beside those it loads later. Parts come at rest, so a page of parts names none: they would
 * be a tenth of it. What every page loads names none either: the sign-in again is seldom asked for.
 */
export function scriptsNamedBy(hostFile: string, scripts: string[]) {
  const [, host = ''] = /assets[\\/](.+)-[^\\/]{7}\.js$/.exec(hostFile) ?? []
  namingNone ??= new Set(['entry.client', ...pageParts().map(({ page }) => parse(page).name)])
  return namingNone.has(host) ? [] : scripts
}
/** Read once a build: it asks for every file that loads others later. */
let namingNone: Set<string> | undefined

/** The files of every part that its page does not load by itself, by the part's source file. */
export function listPartFiles(chunks: ChunkList): Record<string, PartFiles> {
  const everywhere = chunksNeededBy('src/web/root.tsx', chunks)
  const filesOf = ({ page, part }: { page: string; part: string }): PartFiles => {
    const held = [...everywhere, ...chunksNeededBy(page, chunks)].flatMap(({ file, styles }) => [file, ...styles])
    const more = (files: string[]) =>
      [...new Set(files)].filter((file) => !held.includes(file)).map((file) => `/${file}`)
    const needed = chunksNeededBy(part, chunks)
    return { scripts: more(needed.map(({ file }) => file)), styles: more(needed.flatMap(({ styles }) => styles)) }
  }
  return Object.fromEntries(pageParts().map((one) => [one.part, filesOf(one)]))
}
