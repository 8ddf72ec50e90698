import { chunkSize } from './bits.ts'

const bytes = chunkSize / 8
/** Grams whose bits are allocated together: 16 MB. */
const pageRows = 8192

/**
 * Two and three characters by number → the bits of a chunk. A billion characters pass here in a rebuild: a Map of
 * strings takes ten times as long. Numbers hold three characters of the first plane; texts beyond it go elsewhere.
 */
export function openGramTable() {
  let capacity = 1 << 16
  let keys = new Float64Array(capacity)
  let rows = new Int32Array(capacity)
  let count = 0
  const pages: Uint8Array[] = []

  const slotOf = (key: number) => {
    // Both halves of the number take part; 0 is no gram.
    let at = (Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 0x1_0000_0000) | 0, 0x85ebca6b)) >>> 0
    at = (at ^ (at >>> 15)) & (capacity - 1)
    while (keys[at] !== 0 && keys[at] !== key) at = (at + 1) & (capacity - 1)
    return at
  }

  function grow() {
    const [oldKeys, oldRows] = [keys, rows]
    capacity *= 2
    keys = new Float64Array(capacity)
    rows = new Int32Array(capacity)
    oldKeys.forEach((key, from) => {
      if (key === 0) return
      const at = slotOf(key)
      keys[at] = key
      rows[at] = oldRows[from] ?? 0
    })
  }

  function set(key: number, place: number) {
    let at = slotOf(key)
    if (keys[at] === 0) {
      if (count * 2 > capacity) {
        grow()
        at = slotOf(key)
      }
      if (count % pageRows === 0) pages.push(new Uint8Array(pageRows * bytes))
      keys[at] = key
      rows[at] = count++
    }
    const row = rows[at] ?? 0
    const page = pages[Math.floor(row / pageRows)]
    const byte = (row % pageRows) * bytes + (place >> 3)
    if (page) page[byte] = (page[byte] ?? 0) | (0x80 >> (place & 7))
  }

  return {
    /** Adds every two and three neighbouring characters of the text, for the student at this place. */
    add(text: string, place: number) {
      let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)]
      if (text.length < 2) return
      set(first * 0x1_0000 + second, place)
      for (let at = 2; at < text.length; at += 1) {
        const third = text.charCodeAt(at)
        set(second * 0x1_0000 + third, place)
        set((first * 0x1_0000 + second) * 0x1_0000 + third, place)
        first = second
        second = third
      }
    },
    *entries(): Generator<[gram: string, bits: Uint8Array]> {
      for (let at = 0; at < capacity; at += 1) {
        const key = keys[at] ?? 0
        const row = rows[at] ?? 0
        const page = pages[Math.floor(row / pageRows)]
        const start = (row % pageRows) * bytes
        if (key !== 0 && page) yield [lettersOf(key), page.subarray(start, start + bytes)]
      }
    },
  }
}

function lettersOf(key: number) {
  const third = key % 0x1_0000
  const rest = Math.floor(key / 0x1_0000)
  const first = Math.floor(rest / 0x1_0000)
  return first === 0 ? String.fromCharCode(rest, third) : String.fromCharCode(first, rest % 0x1_0000, third)
}
