import { type ComponentType, createElement, use } from 'react'
import { preloadModule } from 'react-dom'
import { AskError, type Act, lostConnection } from '#web/carry/ask.ts'
import { withRetries } from '#web/carry/connection.ts'
import { usePartFiles } from '#web/first-paint/part-files.ts'
import { useIdle } from '#web/ui/browser/idle.ts'

/** Showing the part asks for it again. */
const ignore = () => undefined

type Later<Value> = { load: () => Promise<Value> }
type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>
type Part<Props> = ComponentType<Props> & Later<unknown>

/**
 * A part of a page with a file of its own, for pages that show one of many parts or open it later. The page that shows
 * it names its files at once. Without a connection a part is waited for like the data of a page: the old one stays
 * meanwhile.
 * @param source the part's source file, which the build adds for the server (scripts/first-paint/page-parts.ts)
 */
export function pagePart<Props extends object>(loadFile: LoadPart<Props>, source = ''): Part<Props> {
  const [Shown, load] = shownOnce(loadFile)
  function PagePart(props: Props) {
    return (
      <>
        {import.meta.env.SSR && <Files source={source} />}
        <Shown {...props} />
      </>
    )
  }
  return Object.assign(PagePart, { load })
}

/** Only the server names them: in the browser a part brings its own. */
function Files({ source }: { source: string }) {
  const files = usePartFiles(source)
  for (const file of files.scripts) preloadModule(file, { as: 'script' })
  return files.styles.map((file) => <link key={file} rel="stylesheet" href={file} precedence="part" />)
}

function shownOnce<Props extends object>(loadFile: LoadPart<Props>) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false
  const begin = async () => {
    try {
      loaded = (await withRetries(loadFile)).default
      return loaded
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  // React renders again after a failure and must then find the same one.
  const Shown = (props: Props) => createElement(loaded ?? use((loading ??= begin())), props)
  const load = () => {
    if (hasFailed) loading = undefined
    hasFailed = false
    return (loading ??= begin())
  }
  // The server draws a part without waiting for it: what React waits for, it would add by a script.
  if (import.meta.env.SSR) load().catch(ignore)
  return [Shown, load] as const
}

/** The acts of a page in a file of their own: none is sent before the page is alive, and none without a connection. */
export function actPart<Args, Result>(load: () => Promise<Act<Args, Result>>) {
  const act: Act<Args, Result> = async (...args) => {
    const loaded = await load().catch(() => {
      throw new AskError(lostConnection)
    })
    return loaded(...args)
  }
  return { load, act }
}

/** Loads the parts once the page is idle: later they appear at the first press, without a connection, too. */
export const usePartsAtRest = (parts: Readonly<Record<string, Later<unknown>>>) =>
  useIdle((all) => {
    for (const { load } of Object.values(all)) load().catch(ignore)
  }, parts)
