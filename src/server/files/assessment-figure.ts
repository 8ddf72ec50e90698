import type { Hono } from 'hono'
import { findFigure } from '#domain/assessment/sitting/figure/queries.ts'
import type { Door } from '#door/door.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import { fileSafety } from './stored-files.ts'

/** The SVG of a figure's address; null for an address that is over, and for anybody but its student. */
export type AssessmentFigure = (request: Request) => Promise<string | null>

export const openAssessmentFigure =
  (door: Pick<Door, 'contextOf' | 'viewerOf'>, sealing: Sealing): AssessmentFigure =>
  async (request) => {
    const viewer = await door.viewerOf(request, 'candidate')
    const { db } = door.contextOf(viewer)
    return findFigure(db, sealing, { viewer, path: new URL(request.url).pathname, now: new Date() })
  }

/** Serves the figures of the intellectual test. Each address is answered for some minutes, to one student. */
export function serveAssessmentFigures(app: Hono, figureOf: AssessmentFigure) {
  app.get('/files/assessment/*', async (c) => {
    const drawn = await figureOf(c.req.raw)
    if (!drawn) return c.text('not found', 404, { 'cache-control': 'no-store' })
    return c.body(drawn, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'private, max-age=600',
      ...fileSafety,
    })
  })
}
