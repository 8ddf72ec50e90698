import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { ChunkList } from './first-paint/list-chunks.ts'

export const licensesFile = 'licenses.txt'

/** The packages of which a browser gets a part, by what the bundler put into the chunks. */
export const packagesOf = (chunks: ChunkList): string[] =>
  [
    ...new Set(
      chunks.flatMap(({ modules }) =>
        modules.flatMap((module) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? []),
      ),
    ),
  ].toSorted()

/** The text of a licence whose packages come without it. */
const fullTexts: Record<string, readonly string[]> = { 'Apache-2.0': ['node_modules/sharp/LICENSE'] }

type Package = { version: string; license?: string; repository?: string | { url: string }; homepage?: string }

/** Writes the licences of all software that the pages hand to browsers, with their texts. */
export function writeLicenses(folder: string, chunks: ChunkList) {
  const head =
    'このサイトがお使いのブラウザに渡しているオープンソースソフトウェアの一覧と、それぞれの利用許諾の全文です。いずれも改変せずに利用しています。'
  const texts = packagesOf(chunks).map(licenseOf)
  writeFileSync(`${folder}/${licensesFile}`, `${[head, ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`)
}

function licenseOf(name: string): string {
  const root = `node_modules/${name}`
  const { version, license, repository, homepage } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Package
  const source = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? ''
  const own = globSync(`${root}/{LICENSE,LICENCE,COPYING,license}*`).toSorted()
  const files = own.length > 0 ? own : (fullTexts[license ?? ''] ?? [])
  const text = files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n')
  return [`${name} ${version}`, `License: ${license ?? 'unknown'}`, source, text].filter(Boolean).join('\n\n')
}
