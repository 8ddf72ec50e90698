import { openSession } from '#domain/session/commands.ts'
import { withdrawalWord } from '#domain/candidate-account/state/withdrawal/rules.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { TestApp } from './client.ts'

/** A student without a password leaves, having just signed in. */
export async function leave(app: Pick<TestApp, 'db' | 'as'>, viewer: CandidateViewer) {
  const { candidateId } = viewer
  const studentSession = await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }))
  const document = `mutation { withdrawCandidate(confirmation: "${withdrawalWord}") }`
  // Each from elsewhere: how often one visitor may try has a test of its own.
  return app.as(viewer).ask(document, {}, { studentSession, address: crypto.randomUUID() })
}
