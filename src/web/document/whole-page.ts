import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server'

type Options = Pick<RenderToPipeableStreamOptions, 'nonce' | 'onError'> & {
  /** The visitor has left. */
  signal: AbortSignal
}

/** The page once all of it is drawn: it is sent as a whole. Rejects where not even its frame can be drawn. */
export function drawWholePage(page: ReactNode, { signal, ...options }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write(part: Buffer, _, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      // No part of the page may wait for a script that puts it in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
    const leave = () => abort(signal.reason)
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    sink.once('close', () => signal.removeEventListener('abort', leave))
  })
}
