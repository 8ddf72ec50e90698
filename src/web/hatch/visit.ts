import { createContext } from 'react-router'
import type { Area } from '#ground/area.ts'
import type { Device } from '../document/device.ts'
import type { InAppBrowser } from '../document/in-app-browser.ts'
import type { Scheme } from '../document/scheme.ts'

/** The server's data about the request that first rendered the page. */
export type Visit = { requestId: string; device: Device; inAppBrowser: InAppBrowser | null; scheme: Scheme }

export const visitContext = createContext<Visit>()
/** Whether the browser sent a session cookie of an area, valid or not: only then can a session have ended. */
export const heldSessionContext = createContext<(area: Area) => boolean>()
/** Reports an unexpected error of a loader or a component on the server. */
export const reportContext = createContext<(error: unknown, path: string) => void>()
/** Whether a form was sent from a page of another viewer than the one who is signed in now. */
export const isOtherViewerContext = createContext<(area: Area) => Promise<boolean>>()
