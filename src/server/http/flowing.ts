import { reportError } from '#platform/error-reporter.ts'

/** Sends a file piece by piece: the next piece is read after the previous one was sent, and none after the visitor left. */
export function flowing(parts: AsyncGenerator<{ bytes: Uint8Array }>, request: Request) {
  const pieces = bytesOf(parts, new URL(request.url).pathname)
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

// The answer has begun, so an error can only break it off; then no browser takes the part for the whole.
async function* bytesOf(parts: AsyncGenerator<{ bytes: Uint8Array }>, path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const { bytes } of parts) if (bytes.length > 0) yield new Uint8Array(bytes)
  } catch (error) {
    reportError(error, { kind: 'request', path })
    throw error
  }
}
