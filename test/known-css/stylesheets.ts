import { globSync, readFileSync } from 'node:fs'
import { transform, type Targets } from 'lightningcss'
import { mediaQueries, withMediaQueries } from '../../scripts/custom-media.ts'

// Vite's `baseline-widely-available`, for which `npm run build` compiles.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const targets: Targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
}

export type Stylesheet = { path: string; text: string }

/** A stylesheet as the build delivers it: longhands may have become shorthands, and old names stand beside new ones. */
export function compiled({ path, text }: Stylesheet): Stylesheet {
  const queries = mediaQueries(readFileSync('src/web/ui/media.css', 'utf8'))
  const { code } = transform({
    filename: path,
    code: Buffer.from(withMediaQueries(text, queries)),
    cssModules: path.endsWith('.module.css'),
    minify: true,
    targets,
  })
  return { path, text: code.toString() }
}

/** Every stylesheet of the product. Names of media queries are gone in the build, so their file says nothing. */
export const everyStylesheet = (): Stylesheet[] =>
  globSync('src/**/*.css')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== 'src/web/ui/media.css')
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
