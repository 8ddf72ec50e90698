import type { SentAnswer } from './answer.ts'

/** Where unsent answers outlive a reload and a killed app: one answer for each place, the newest. */
export type DeviceStore = {
  list: () => Promise<SentAnswer[]>
  keep: (answer: SentAnswer) => Promise<void>
  /** Removes the answers, except those that a newer one has replaced meanwhile. */
  remove: (answers: readonly SentAnswer[]) => Promise<void>
}

/** `forgetStudent` knows this name too. */
const databaseName = 'assessment-answers'
const storeName = 'answers'
const placeOf = ({ attemptId, section, position }: SentAnswer) => [attemptId, section, position]

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result), { once: true })
    const fail = () => reject(request.error ?? new Error('The store of the device failed'))
    request.addEventListener('error', fail, { once: true })
  })

function open() {
  const request = indexedDB.open(databaseName, 1)
  const create = () => request.result.createObjectStore(storeName, { keyPath: ['attemptId', 'section', 'position'] })
  request.addEventListener('upgradeneeded', create, { once: true })
  return answerOf(request)
}

/** Runs one transaction. A browser that forbids the store keeps the answers in this page alone. */
async function within<Value>(
  mode: IDBTransactionMode,
  otherwise: Value,
  act: (store: IDBObjectStore) => Promise<Value>,
) {
  try {
    const database = await open()
    try {
      return await act(database.transaction(storeName, mode).objectStore(storeName))
    } finally {
      database.close()
    }
  } catch {
    return otherwise
  }
}

export const deviceStore: DeviceStore = {
  list: () => within('readonly', [], (store) => answerOf(store.getAll() as IDBRequest<SentAnswer[]>)),
  keep: (answer) => within('readwrite', undefined, async (store) => void (await answerOf(store.put(answer)))),
  remove: (answers) =>
    within('readwrite', undefined, async (store) => {
      for (const answer of answers) {
        const latestAnswer = (await answerOf(store.get(placeOf(answer)))) as SentAnswer | undefined
        if (latestAnswer && latestAnswer.sequence <= answer.sequence) await answerOf(store.delete(placeOf(answer)))
      }
    }),
}
