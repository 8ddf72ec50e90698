import { type ComponentType, lazy } from 'react'
import { useIdle } from '#web/ui/idle.ts'

/** A part of a page with a file of its own, since the page does not show it at first. */
export const pagePart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  Object.assign(lazy(load), { load })

/** Showing the part asks for it again. */
const ignore = () => undefined

/** Loads the parts once the page is idle: later they appear at the first press, without a connection, too. */
export const usePartsAtRest = (parts: Readonly<Record<string, { load: () => Promise<unknown> }>>) =>
  useIdle((all) => {
    for (const { load } of Object.values(all)) load().catch(ignore)
  }, parts)
