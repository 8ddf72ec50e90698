import { urls } from '#ground/urls.ts'
import type { CandidateStatus, leftStatuses } from '../rules.ts'

/** The states in which only the pages of the state are open. */
type UnfinishedStatus = Exclude<CandidateStatus, 'ACTIVE' | 'HIDDEN' | (typeof leftStatuses)[number]>

type PagesOfState = {
  /** Every other page of a student leads here, and from here back to the page that was wanted. */
  lead: (redirectTo?: string | null) => string
  open: RegExp
}
const registering: PagesOfState = {
  lead: (redirectTo) => urls.candidate.registration({ 'redirect-to': redirectTo }),
  open: /^\/candidate\/(?:registration|settings\/unsubscribe)$/,
}
/** The gate of the pages; `requireCandidateIn` is the gate of the operations. */
const pagesOfState: Record<UnfinishedStatus, PagesOfState> = {
  // The clock forgets an address that nobody proves; there is no account yet that could be left.
  EMAIL_PENDING: { ...registering, open: /^\/candidate\/registration$/ },
  PROFILE_PENDING: registering,
  PHONE_PENDING: registering,
  ONBOARDING: {
    lead: (redirectTo) => urls.candidate.onboarding('step1', redirectTo, 'continue'),
    open: /^\/candidate\/(?:onboarding\/|(?:registration\/complete|settings\/unsubscribe)$)/,
  },
  ACTION_REQUIRED: {
    lead: (redirectTo) => urls.candidate.actionRequired(redirectTo),
    open: /^\/candidate\/(?:profile\/action-required$|settings(?:\/|$))/,
  },
  // The pages that the law gives everybody stay open: the own data, and the way out.
  SUSPENDED: {
    lead: () => urls.candidate.suspended(),
    open: /^\/candidate\/(?:suspended|settings\/(?:data|unsubscribe))$/,
  },
}
/** Pages in which a session is begun or ended, a mail is ended, and the way to ask for help. */
const openInEveryState =
  /^\/candidate\/(?:login|logout|oidc\/|password-reset(?:\/|$)|registration\/callback$|contact-us(?:\/|$)|unsubscribe-mail$)/

/** The page that a student of this state is led to from another one; null where the page is open to the state. */
export function leadOf(status: UnfinishedStatus, path: string, redirectTo?: string | null): string | null {
  const { lead, open } = pagesOfState[status]
  return open.test(path) || openInEveryState.test(path) ? null : lead(redirectTo)
}
