/** Students in one row of the index. */
export const chunkSize = 16_384
const bytes = chunkSize / 8

export type Row = [key: string, chunk: number, bits: Uint8Array]

/** Marks the student at this place of the chunk as having the key. */
export function setBit(rows: Map<string, Uint8Array>, key: string, place: number) {
  let bits = rows.get(key)
  if (!bits) rows.set(key, (bits = new Uint8Array(bytes)))
  mark(bits, place)
}

// PostgreSQL counts bits from the left.
function mark(bits: Uint8Array, place: number) {
  const at = place >> 3
  bits[at] = (bits[at] ?? 0) | (0x80 >> (place & 7))
}

/** The bits of these students, who come in the order of their numbers, by chunk. */
export function* bitsOf(ordinals: Int32Array): Generator<[chunk: number, bits: Uint8Array]> {
  for (let from = 0; from < ordinals.length;) {
    const chunk = Math.floor((ordinals[from] ?? 0) / chunkSize)
    const bits = new Uint8Array(bytes)
    for (; from < ordinals.length && Math.floor((ordinals[from] ?? 0) / chunkSize) === chunk; from += 1)
      mark(bits, (ordinals[from] ?? 0) % chunkSize)
    yield [chunk, bits]
  }
}

/** The numbers of the students marked in a row of this chunk, in their order. */
export function ordinalsOf(chunk: number, bits: Uint8Array): number[] {
  const ordinals: number[] = []
  bits.forEach((byte, at) => {
    if (byte === 0) return
    for (let bit = 0; bit < 8; bit += 1)
      if ((byte & (0x80 >> bit)) !== 0) ordinals.push(chunk * chunkSize + at * 8 + bit)
  })
  return ordinals
}

/** PostgreSQL's binary COPY format has a header before the rows and a trailer behind them. */
export const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
export const trailer = Buffer.from([0xff, 0xff])

/** Rows in PostgreSQL's binary COPY format, two megabytes at a time. */
export function* copyRows(rows: Iterable<Row>): Generator<Buffer> {
  yield header
  let batch: Uint8Array[] = []
  for (const [key, chunk, bits] of rows) {
    if (liesPacked(key, bits)) batch.push(headOf(key, chunk), absent, lengths, bits)
    else batch.push(headOf(key, chunk), lengths, bits, absent)
    if (batch.length < 8000) continue
    yield Buffer.concat(batch)
    batch = []
  }
  yield Buffer.concat([...batch, trailer])
}

/** The same rule as the database function lies_packed. */
const liesPacked = (key: string, bits: Uint8Array) =>
  /^(t|b|sn|sd|hn|in|bk|se|fv|lb|pt|pu):/.test(key) && countOnes(bits) <= 700

const onesOf = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

/** The number of students marked in a row. */
export function countOnes(bits: Uint8Array) {
  let count = 0
  for (const byte of bits) count += onesOf[byte] ?? 0
  return count
}

const absent = Buffer.from([0xff, 0xff, 0xff, 0xff])
/** The two lengths before the bits: of the field, and of the bits in it. */
const lengths = Buffer.alloc(8)
lengths.writeInt32BE(4 + bytes, 0)
lengths.writeInt32BE(chunkSize, 4)

/** The number of fields, four, and the first two of them: the key and the chunk, each after its length. */
function headOf(key: string, chunk: number) {
  const name = Buffer.from(key)
  const head = Buffer.allocUnsafe(14 + name.length)
  head.writeInt16BE(4, 0)
  head.writeInt32BE(name.length, 2)
  name.copy(head, 6)
  head.writeInt32BE(4, 6 + name.length)
  head.writeInt32BE(chunk, 10 + name.length)
  return head
}
