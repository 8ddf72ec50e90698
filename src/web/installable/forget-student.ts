import { forgetAll } from './browser-store.ts'

/** Beginnings of the keys under which a student's texts and marks are stored on the device. */
const studentKeys = ['kept-draft.', 'push:', 'push-sent:', 'visits:']
/** The beginning of the names of caches with a student's own pages; the page for no connection stays. */
const studentCaches = 'own-pages:'
/** The database of answers that a sitting could not send yet. */
const answersDatabase = 'assessment-answers'

/** Removes from this device what is stored for a student who has left. Never fails. */
export async function forgetStudent() {
  for (const key of studentKeys) forgetAll(key)
  try {
    indexedDB.deleteDatabase(answersDatabase)
    for (const name of await caches.keys()) if (name.startsWith(studentCaches)) await caches.delete(name)
  } catch {
    // Without a safe connection there are no caches, and a browser may forbid them.
  }
}
