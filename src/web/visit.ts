import { createContext } from 'react-router'
import type { Area } from '#ground/area.ts'
import type { Device } from './device.ts'

/** What the server knows of the request a page was first drawn for. */
export type Visit = { requestId: string; device: Device }

export const visitContext = createContext<Visit>()
/** Whether the browser sent a session cookie of an area, valid or not: only then can a session have ended. */
export const heldSessionContext = createContext<(area: Area) => boolean>()
/** Takes what a loader or a component on the server did not expect. */
export const reportContext = createContext<(error: unknown, path: string) => void>()
