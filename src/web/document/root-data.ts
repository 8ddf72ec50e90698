import { useRouteLoaderData } from 'react-router'
import type { PublicSettings } from './settings.ts'
import type { Visit } from '../hatch/visit.ts'

/** The data of the root, present on every page; `now` is an instant in ISO 8601. */
export type RootData = PublicSettings & Visit & { now: string }

/** undefined where the root itself could not be loaded. */
export const useRootData = () => useRouteLoaderData<() => RootData>('root')
