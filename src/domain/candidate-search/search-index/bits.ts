/** As many students as one row of the index speaks of. */
export const chunkSize = 16_384
const bytes = chunkSize / 8

export type Row = [key: string, bits: Uint8Array]

/** Says that the student at this place of the chunk has the key. */
export function setBit(rows: Map<string, Uint8Array>, key: string, place: number) {
  let bits = rows.get(key)
  if (!bits) rows.set(key, (bits = new Uint8Array(bytes)))
  // PostgreSQL counts bits from the left.
  const at = place >> 3
  bits[at] = (bits[at] ?? 0) | (0x80 >> (place & 7))
}

const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const trailer = Buffer.from([0xff, 0xff])

/** The rows of a chunk in PostgreSQL's binary COPY format, two megabytes at a time. */
export function* copyRows(chunk: number, rows: Iterable<Row>): Generator<Buffer> {
  yield header
  let batch: Uint8Array[] = []
  for (const [key, bits] of rows) {
    batch.push(headOf(key, chunk), bits)
    if (batch.length < 2000) continue
    yield Buffer.concat(batch)
    batch = []
  }
  yield Buffer.concat([...batch, trailer])
}

/** Three fields, each behind its length: the key, the chunk, and the number of bits that follow. */
function headOf(key: string, chunk: number) {
  const name = Buffer.from(key)
  const head = Buffer.allocUnsafe(22 + name.length)
  head.writeInt16BE(3, 0)
  head.writeInt32BE(name.length, 2)
  name.copy(head, 6)
  head.writeInt32BE(4, 6 + name.length)
  head.writeInt32BE(chunk, 10 + name.length)
  head.writeInt32BE(4 + bytes, 14 + name.length)
  head.writeInt32BE(chunkSize, 18 + name.length)
  return head
}
