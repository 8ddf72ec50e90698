import type { Readable, Writable } from 'node:stream'
import { extract, type Extract } from 'tar-stream'
import { StartRefused } from '../start-refused.ts'

export type TarFile = Extract extends AsyncIterable<infer File> ? File : never

/**
 * The files of a tar in order; each must be read to its end before the next. Throws for what is no tar or ends in the
 * middle, and `StartRefused` for a link, a folder or a device, which no backup holds.
 */
export async function* readTar(source: Readable): AsyncGenerator<TarFile> {
  const files = extract()
  source.on('error', (error) => files.destroy(error))
  source.pipe(files as unknown as Writable)
  for await (const file of files) {
    if (file.header.type !== 'file') throw new StartRefused('the file is no backup of ours')
    yield file
  }
}
