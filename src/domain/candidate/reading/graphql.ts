import type { Context } from '#graphql/context.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import type { CandidateProfile } from '../queries.ts'
import { openProfiles } from './commands.ts'

const opening = (context: Context) => context.batch(openProfiles, requireCompany(context.viewer))

/** Writes the trace of an opened profile. */
export const openProfile = (context: Context, id: string) => opening(context).load(id)

/** A field of the whole profile. Its trace is written before the field is read, in any list. */
export const ofWholeProfile =
  <Value>(read: (profile: CandidateProfile) => Value) =>
  (profile: CandidateProfile, _: object, context: Context) =>
    opening(context).read(profile.id, () => read(profile))
