/**
 * Two and three characters as one number below 2^48, in the order of their texts; a pair ends with 0, which no text has.
 * A Map of strings takes ten times as long, and 800 characters of every student pass here in a rebuild.
 */
export const gramOf = (first: number, second: number, third: number) => (first * 0x1_0000 + second) * 0x1_0000 + third

export function lettersOf(gram: number): string {
  const third = gram % 0x1_0000
  const rest = Math.floor(gram / 0x1_0000)
  const pair = String.fromCharCode(Math.floor(rest / 0x1_0000), rest % 0x1_0000)
  return third === 0 ? pair : pair + String.fromCharCode(third)
}

/** The students of one chunk by what they wrote. Texts beyond the first plane of Unicode go elsewhere. */
export function openChunkGrams() {
  let capacity = 1 << 16
  let slots = new Float64Array(capacity)
  let slotIds = new Int32Array(capacity)
  /** By id, in the order in which grams came. */
  let grams = new Float64Array(1 << 15)
  let counts = new Uint16Array(1 << 15)
  let lastPlaces = new Int16Array(1 << 15)
  let gramCount = 0
  let postingIds = new Int32Array(1 << 18)
  let postingPlaces = new Uint16Array(1 << 18)
  let postingCount = 0

  const slotOf = (gram: number) => {
    // Both halves of the number take part; 0 is no gram.
    let at = (Math.imul(gram | 0, 0x9e3779b1) ^ Math.imul((gram / 0x1_0000_0000) | 0, 0x85ebca6b)) >>> 0
    at = (at ^ (at >>> 15)) & (capacity - 1)
    while (slots[at] !== 0 && slots[at] !== gram) at = (at + 1) & (capacity - 1)
    return at
  }

  function growSlots() {
    const [oldSlots, oldIds] = [slots, slotIds]
    capacity *= 2
    slots = new Float64Array(capacity)
    slotIds = new Int32Array(capacity)
    oldSlots.forEach((gram, from) => {
      if (gram === 0) return
      const at = slotOf(gram)
      slots[at] = gram
      slotIds[at] = oldIds[from] ?? 0
    })
  }

  function idOf(gram: number): number {
    let at = slotOf(gram)
    if (slots[at] === gram) return slotIds[at] ?? 0
    if (gramCount * 2 > capacity) {
      growSlots()
      at = slotOf(gram)
    }
    if (gramCount === grams.length) {
      grams = grown(grams)
      counts = grown(counts)
      lastPlaces = grown(lastPlaces)
    }
    slots[at] = gram
    slotIds[at] = gramCount
    grams[gramCount] = gram
    lastPlaces[gramCount] = -1
    return gramCount++
  }

  function set(gram: number, place: number) {
    const id = idOf(gram)
    if (lastPlaces[id] === place) return
    lastPlaces[id] = place
    counts[id] = (counts[id] ?? 0) + 1
    if (postingCount === postingIds.length) {
      postingIds = grown(postingIds)
      postingPlaces = grown(postingPlaces)
    }
    postingIds[postingCount] = id
    postingPlaces[postingCount] = place
    postingCount += 1
  }

  return {
    /** Adds every two and three neighbouring characters; students come in the order of their places. */
    add(text: string, place: number) {
      let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)]
      if (text.length < 2) return
      set(gramOf(first, second, 0), place)
      for (let at = 2; at < text.length; at += 1) {
        const third = text.charCodeAt(at)
        set(gramOf(second, third, 0), place)
        set(gramOf(first, second, third), place)
        first = second
        second = third
      }
    },
    /** Gram by gram in their order: its three characters, the number of its students less one, and their places. */
    sorted(): Uint16Array {
      const run = new Uint16Array(gramCount * 4 + postingCount)
      const starts = new Int32Array(gramCount)
      let end = 0
      for (const gram of grams.slice(0, gramCount).sort()) {
        const id = idOf(gram)
        const rest = Math.floor(gram / 0x1_0000)
        run[end] = Math.floor(rest / 0x1_0000)
        run[end + 1] = rest % 0x1_0000
        run[end + 2] = gram % 0x1_0000
        run[end + 3] = (counts[id] ?? 0) - 1
        starts[id] = end + 4
        end += 4 + (counts[id] ?? 0)
      }
      for (let posting = 0; posting < postingCount; posting += 1) {
        const id = postingIds[posting] ?? 0
        const at = starts[id] ?? 0
        run[at] = postingPlaces[posting] ?? 0
        starts[id] = at + 1
      }
      return run
    },
  }
}

/** Reads what `sorted` wrote. */
export function* gramsIn(run: Uint16Array): Generator<{ gram: number; places: Uint16Array }> {
  for (let at = 0; at < run.length;) {
    const end = at + 5 + (run[at + 3] ?? 0)
    yield { gram: gramOf(run[at] ?? 0, run[at + 1] ?? 0, run[at + 2] ?? 0), places: run.subarray(at + 4, end) }
    at = end
  }
}

type Numbers = Float64Array | Uint16Array | Int16Array | Int32Array

/** The same numbers with room for as many again, or for so many. */
export function grown<Kind extends Numbers>(numbers: Kind, atLeast = 0): Kind {
  const length = Math.max(numbers.length * 2, atLeast)
  const larger = new (numbers.constructor as new (length: number) => Kind)(length)
  larger.set(numbers)
  return larger
}
