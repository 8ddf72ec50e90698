import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const defined = 'src/web/ui/media.css'

/** The queries of media.css by their name. */
export const mediaQueries = (css: string) =>
  new Map([...css.matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g)].map(([, name = '', query = '']) => [name, query]))

/** Puts each query of media.css where a stylesheet names it. Throws for a name that is not defined. */
export const withMediaQueries = (css: string, queries: ReadonlyMap<string, string>) =>
  css.replaceAll(/@media[^{]+/g, (rule) =>
    rule.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = queries.get(name)
      if (query === undefined) throw new Error(`${name} is not defined in ${defined}`)
      return query
    }),
  )

/** No browser knows @custom-media yet. Before anything else reads a stylesheet, its names become their queries. */
export function customMedia(): Plugin {
  let queries: ReadonlyMap<string, string> = new Map()
  const read = () => {
    queries = mediaQueries(readFileSync(defined, 'utf8'))
  }
  return {
    name: 'custom-media',
    enforce: 'pre',
    buildStart: read,
    watchChange: (file) => {
      if (file.endsWith(defined)) read()
    },
    transform(code, file) {
      if (!/\.css(?:\?|$)/.test(file) || !code.includes('(--')) return null
      this.addWatchFile(resolve(defined))
      return withMediaQueries(code, queries)
    },
  }
}
