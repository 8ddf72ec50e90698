import type { Readable } from 'node:stream'
import { extract, type Entry } from 'tar-stream'
import { StartRefused } from '../start-refused.ts'

/**
 * The files of a tar in order; each must be read to its end before the next. Throws for what is no tar or ends in the
 * middle, and `StartRefused` for a link, a folder or a device, which no backup holds.
 */
export async function* readTar(source: Readable): AsyncGenerator<Entry> {
  const files = extract()
  source.on('error', (error) => files.destroy(error))
  for await (const entry of source.pipe(files) as AsyncIterable<Entry>) {
    if (entry.header.type !== 'file') throw new StartRefused('the file is no backup of ours')
    yield entry
  }
}
