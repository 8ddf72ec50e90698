import { StartRefused } from '../start-refused.ts'

// POSIX tar, so that common tools open a backup.
const block = 512
type TarEntry = { name: string; size: number }

/** The header of one file, readable by its owner alone. */
export function tarHeader({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`${name} is too long for a tar file`)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  writeSize(header, size)
  header.write('00000000000\0', 136)
  header.fill(' ', 148, 156)
  header.write('0', 156)
  header.write('ustar\0', 257)
  header.write('00', 263)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** Files of 8 GiB and more write their size in binary, as GNU tar does. */
function writeSize(header: Buffer, size: number) {
  if (size < 8 ** 11) return void header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.writeUInt8(0x80, 124)
  header.writeBigUInt64BE(BigInt(size), 128)
}
const readSize = (header: Buffer) =>
  header.readUInt8(124) === 0x80
    ? Number(header.readBigUInt64BE(128))
    : Number.parseInt(header.toString('latin1', 124, 135), 8)

export const padding = (size: number) => Buffer.alloc((block - (size % block)) % block)
export const tarEnd = Buffer.alloc(2 * block)

export type TarReader = { entry: TarEntry; body: () => AsyncGenerator<Buffer> }

/**
 * The files in order; each body must be read to its end before the next. Throws `StartRefused` for a file that is not a
 * tar.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarReader> {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) throw new StartRefused('the file ends in the middle')
    return value
  }
  const take = async (count: number) => {
    const parts = [held]
    for (let length = held.length; length < count;) {
      const next = await more()
      parts.push(next)
      length += next.length
    }
    const all = Buffer.concat(parts)
    held = all.subarray(count)
    return all.subarray(0, count)
  }
  for (;;) {
    const header = await take(block)
    if (header.every((byte) => byte === 0)) return
    if (header.toString('latin1', 257, 262) !== 'ustar') throw new StartRefused('the file is no backup of ours')
    const entry = { name: header.toString('utf8', 0, 100).replace(/\0.*$/s, ''), size: readSize(header) }
    async function* body() {
      for (let left = entry.size; left > 0;) {
        if (held.length === 0) held = await more()
        const part = held.subarray(0, left)
        held = held.subarray(part.length)
        left -= part.length
        yield part
      }
      await take(padding(entry.size).length)
    }
    yield { entry, body }
  }
}
