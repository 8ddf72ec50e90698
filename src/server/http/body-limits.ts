import { patternOf, plainPath } from './route-pattern.ts'

/** The limits of a request body at one route. */
export type BodyLimit = {
  bytes: number
  /** Seconds until the last byte must have arrived. */
  seconds: number
  /** A body without a length is refused instead of being counted. */
  needsLength?: true
}

/** The limit for a method and a path; null for a route without a body. */
export type BodyLimits = (method: string, path: string) => BodyLimit | null

// Forms are a few kilobytes; the longest holds a message of 2,000 letters of nine bytes each when encoded.
const form: BodyLimit = { bytes: 100_000, seconds: 20 }
const signIn: BodyLimit = { bytes: 10_000, seconds: 20 }
/** Three photographs of 5 MB as base64, or ten of 1.8 MB. body-size.ts holds the limit of each viewer. */
export const largestBody = { bytes: 25_000_000, seconds: 120 } as const

/** Routes of the server itself. */
const ownLimits: Record<string, BodyLimit> = {
  '/graphql': { ...largestBody, needsLength: true },
  '/admin/graphql': { ...largestBody, needsLength: true },
  // LINE sends up to a hundred events at once.
  '/line/events': { bytes: 500_000, seconds: 10 },
  '/errors': { bytes: 24_000, seconds: 10 },
}

/** Pages that send more than a form. */
const longForms: Record<string, BodyLimit> = {
  // A form of the profile, or a photograph of 5 MB as base64.
  '/candidate/profile': { bytes: 7_500_000, seconds: 60 },
  '/client/profile/basic': { bytes: 7_500_000, seconds: 60 },
  // With a photo of 800 pixels as base64.
  '/client/registration': { bytes: 1_000_000, seconds: 60 },
  // Three files of 5 MB, and a little more, so that a file that is too large is refused beside its field.
  '/candidate/contact-us': { bytes: 24_000_000, seconds: 120 },
  '/client/contact-us': { bytes: 24_000_000, seconds: 120 },
  '/candidate/invitations/:scoutInvitationId/thread': { bytes: 24_000_000, seconds: 120 },
  '/client/threads/:scoutInvitationId': { bytes: 24_000_000, seconds: 120 },
  // A hundred scouts, each with its own reason and quotations.
  '/client/candidates/scout': { bytes: 2_000_000, seconds: 60 },
  // A form of the company's page, or its cover as base64.
  '/client/company/basic/edit': { bytes: 14_500_000, seconds: 60 },
  // Thirty blocks of 2,000 letters and twenty conditions of 1,000, of nine bytes each when encoded.
  '/client/jobs/create': { bytes: 1_000_000, seconds: 60 },
  '/client/jobs/:jobId/edit': { bytes: 1_000_000, seconds: 60 },
  // A new event with its dates comes the same way.
  '/client/jobs/:jobId/completion/scheduling': { bytes: 200_000, seconds: 30 },
  // Thirty blocks of 2,000 letters, of nine bytes each when encoded.
  '/client/company/description': { bytes: 1_000_000, seconds: 60 },
  // A PDF of 20 MB with a cover.
  '/admin/whitepapers': largestBody,
  '/admin/whitepapers/:whitepaperId': largestBody,
  // An event with its picture as base64.
  '/admin/events/:eventId': { bytes: 900_000, seconds: 60 },
  // A spreadsheet of schools of 2 MB, and a little more, so that one that is too large is refused beside its field.
  '/admin/lookups': { bytes: 4_000_000, seconds: 60 },
}

/** Pages whose forms hold an address, a password or a code. */
const shortForms = [
  '/candidate/login',
  '/client/login',
  '/admin/login',
  '/api/logout',
  '/api/auth/federated-logout',
  '/api/scheme',
  '/candidate/oidc/registration',
  '/client/password-reset',
  '/client/password-reset/request',
  '/candidate/password-reset',
  '/candidate/password-reset/request',
  '/candidate/unsubscribe-mail',
  '/client/sso/login',
  '/client/settings/sign-in',
  '/client/settings/devices',
  '/admin/registration',
  '/admin/accounts',
  '/admin/settings/sign-in',
]

/** Routes with a limit of their own. */
export const exceptions: Readonly<Record<string, BodyLimit>> = {
  ...ownLimits,
  ...longForms,
  ...Object.fromEntries(shortForms.map((path) => [path, signIn])),
}

/**
 * The limits of the server's own routes and of the pages with an action, each of which takes a form. Without a list, as
 * in development, every path takes one. A path is as in the routes: `:name` is one part of it.
 */
export function openBodyLimits(actionPaths: readonly string[] | undefined): BodyLimits {
  const limitsOf = (paths: readonly string[]) =>
    paths.map((path) => ({ pattern: patternOf(path), limit: exceptions[path] ?? form }))
  const limits = limitsOf([...Object.keys(ownLimits), ...(actionPaths ?? Object.keys(exceptions))])
  const rest = actionPaths ? null : form
  return (method, path) => {
    if (method !== 'POST') return null
    const plain = plainPath(path)
    return limits.find(({ pattern }) => pattern.test(plain))?.limit ?? rest
  }
}
