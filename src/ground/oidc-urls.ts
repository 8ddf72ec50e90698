import { type Query, withQuery } from './address.ts'
import type { Arrival } from './urls.ts'

/** The query of the sign-in page and the settings after a visit at another service that ended otherwise. */
const troubled = (path: string, provider: string, trouble: string, more: Query = {}) =>
  withQuery(path, { provider, trouble, ...more })

/** The addresses of a student's visit at a service that vouches for them. */
export const oidcUrls = {
  login: (provider: string, redirectTo?: string) =>
    withQuery('/candidate/oidc/login', { provider, 'redirect-to': redirectTo }),
  registration: (provider: string, from: Arrival = {}) =>
    withQuery('/candidate/oidc/registration', { provider, ...from }),
  /** Where a student without a session here leaves the service too. */
  federatedLogout: () => '/api/auth/federated-logout',
  /** Where a provider sends visitors back to; registered there, so it never changes. */
  callback: (provider: string) => `/candidate/oidc/callback/${provider}`,
  /** proven: the secret of a visit whose mail address is still to be typed. */
  registrationMail: (provider: string, proven: string) =>
    withQuery('/candidate/oidc/registration', { provider, proven }),
  /** trouble: the code of a refusal that the page explains. */
  trouble: {
    login: (provider: string, trouble: string, redirectTo?: string) =>
      troubled('/candidate/login', provider, trouble, { 'redirect-to': redirectTo }),
    registration: (provider: string, trouble: string, from: Arrival = {}) =>
      troubled('/candidate/oidc/registration', provider, trouble, from),
    settings: (provider: string, trouble: string) => troubled('/candidate/settings/sign-in', provider, trouble),
  },
} as const
