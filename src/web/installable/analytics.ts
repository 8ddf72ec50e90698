type AnalyticsEvent = { name: 'app_installed' }

/** Dispatches the event on `window` under the name `analytics`. No listener is registered by default. */
export function track(event: AnalyticsEvent) {
  dispatchEvent(new CustomEvent<AnalyticsEvent>('analytics', { detail: event }))
}
