import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

async function read(): Promise<{ pages: number } | { mistake: string }> {
  try {
    const document = await getDocumentProxy(workerData, { verbosity: 0, stopAtErrors: true })
    const { info } = await document.getMetadata()
    if ('EncryptFilterName' in info && info.EncryptFilterName) return { mistake: 'encrypted' }
    // A page that cannot be read shows that the count is only claimed.
    await document.getPage(document.numPages)
    return { pages: document.numPages }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { mistake: isLocked ? 'encrypted' : 'type' }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread, not of a window
parentPort?.postMessage(await read())
