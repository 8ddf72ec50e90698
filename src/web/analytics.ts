export type AnalyticsEvent = { name: 'app_installed' }

/**
 * Tells the page itself, and nobody else: who wants to count listens on `window` for `analytics`.
 * Nobody does by default.
 */
export function track(event: AnalyticsEvent) {
  dispatchEvent(new CustomEvent<AnalyticsEvent>('analytics', { detail: event }))
}
