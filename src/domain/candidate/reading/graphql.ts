import type { Context } from '#graphql/context.ts'
import { requireCompanyMember } from '#domain/viewer/viewer.ts'
import type { CandidateProfile } from '../queries.ts'
import { openProfiles } from './commands.ts'

const opening = (context: Context) => context.batch(openProfiles, requireCompanyMember(context.viewer))

const isOwn = ({ viewer }: Context, id: string) => viewer.kind === 'candidate' && viewer.candidateId === id

/** Writes the trace of an opened profile. Students who see their own profile as companies do leave none. */
export const openProfile = (context: Context, id: string) =>
  isOwn(context, id) ? undefined : opening(context).load(id)

/** A field of the whole profile. Its trace is written before the field is read, in any list. */
export const ofWholeProfile =
  <Value>(read: (profile: CandidateProfile) => Value) =>
  (profile: CandidateProfile, _: object, context: Context) =>
    isOwn(context, profile.id) ? read(profile) : opening(context).read(profile.id, () => read(profile))
