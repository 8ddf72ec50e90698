import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import { demoSession, viewerSession, type Who } from '../demo-session.ts'
import type { App } from './app.ts'
import { visit, type Visitor } from './visitor.ts'

/** A visitor with a session of one of the demo's people. */
export async function visitAs(app: App, who?: Who, email?: string): Promise<Visitor> {
  const visitor = visit(app)
  if (!who) return visitor
  const { name, value } = await demoSession(app, who, email)
  visitor.cookies.set(name, value)
  return visitor
}

/** A visitor with a session of a viewer. */
export async function visitAsViewer(app: App, viewer: CandidateViewer | CompanyViewer): Promise<Visitor> {
  const visitor = visit(app)
  const { name, value } = await viewerSession(app, viewer)
  visitor.cookies.set(name, value)
  return visitor
}
