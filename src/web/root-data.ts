import { useRouteLoaderData } from 'react-router'
import type { PublicSettings } from './settings.ts'
import type { Visit } from './visit.ts'

/** What the root of every page knows; now is an instant in ISO 8601. */
export type RootData = PublicSettings & Visit & { now: string }

/** undefined where the root itself could not be loaded. */
export const useRootData = () => useRouteLoaderData<() => RootData>('root')
