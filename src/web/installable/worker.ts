/** §2: one worker for everything, under the name that Firebase expects. */
export const workerPath = '/firebase-messaging-sw.js'

/** A second registration returns the existing worker. */
export const registerWorker = () => navigator.serviceWorker.register(workerPath, { scope: '/' })
