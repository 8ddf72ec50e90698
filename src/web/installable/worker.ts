/** §2: one worker for everything, under the name that Firebase expects. */
export const workerPath = '/firebase-messaging-sw.js'

/** Registering again gives the one that is there. */
export const registerWorker = () => navigator.serviceWorker.register(workerPath, { scope: '/' })
