type PushSettings = { NODE_ENV: string } & {
  [
    Name in
      | 'FIREBASE_PROJECT_ID'
      | 'FIREBASE_API_KEY'
      | 'FIREBASE_APP_ID'
      | 'FIREBASE_SENDER_ID'
      | 'FIREBASE_VAPID_KEY'
      | 'FIREBASE_SERVICE_ACCOUNT'
      | 'PUSH_HOSTS'
  ]?: string | undefined
}

/** Firebase when its settings are given (all of them, see `together`), otherwise Web Push with our own keys. */
export function pushOf(s: PushSettings) {
  if (s.FIREBASE_PROJECT_ID)
    return {
      kind: 'firebase' as const,
      projectId: s.FIREBASE_PROJECT_ID,
      apiKey: s.FIREBASE_API_KEY ?? '',
      appId: s.FIREBASE_APP_ID ?? '',
      senderId: s.FIREBASE_SENDER_ID ?? '',
      vapidKey: s.FIREBASE_VAPID_KEY ?? '',
      serviceAccountFile: s.FIREBASE_SERVICE_ACCOUNT ?? '',
    }
  return {
    kind: 'webPush' as const,
    /** Push services in addition to the known ones. */
    hosts: (s.PUSH_HOSTS ?? '')
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    /** Allows a push service on this machine. */
    allowHttp: s.NODE_ENV !== 'production',
  }
}
