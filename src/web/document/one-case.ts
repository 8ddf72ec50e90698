import type { RouteConfigEntry } from '@react-router/dev/routes'

/**
 * An address in another case is no address: the router would ignore the case, and the area's guards do not. The router
 * keeps no case of an index route; one with a path of its own is a route like any other.
 */
export const inOneCase = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.map((entry) => ({
    ...entry,
    caseSensitive: true,
    ...(entry.path !== undefined && { index: false }),
    ...(entry.children && { children: inOneCase(entry.children) }),
  }))
