import type { Random } from '../random.ts'

/**
 * A slot is a list of texts, or a range of whole numbers [from, to] or [from, to, step].
 * A key 'shop/loss' holds rows 'パン屋/食品の廃棄': the parts are drawn together, so that they fit.
 */
export type Slots = Record<string, readonly string[] | readonly [number, number, number?]>
export type Values = Record<string, string>
export type Template = (values: Values) => string

/** Compiles '{n}回やり直した'; an unknown slot is an error at once, not in the ten-thousandth text. */
export function compile(text: string, slots: ReadonlySet<string>): Template {
  const parts = text.split(/\{(\w+)\}/)
  for (let i = 1; i < parts.length; i += 2) {
    if (!slots.has(parts[i] ?? '')) throw new Error(`unknown slot {${parts[i]}} in ${text}`)
  }
  if (parts.length === 1) return () => text
  return (values) => {
    let sentence = parts[0] ?? ''
    for (let i = 1; i < parts.length; i += 2) sentence += values[parts[i] ?? ''] + (parts[i + 1] ?? '')
    return sentence
  }
}

type Draw = (random: Random, values: Values) => void

/**
 * Prepares drawing a value for every slot.
 * `vary` draws the passing numbers {k} and {j} anew for the next sentence; {K} keeps the first {k},
 * because a text in which everything happens seven times reads as made by a machine.
 */
export function compileSlots(slots: Slots): { names: Set<string>; draw: Draw; vary: Draw } {
  const names = new Set<string>()
  const compiled = Object.entries(slots).map(([key, choices]): [string, Draw] => [key, drawOf(key, choices, names)])
  if (names.has('k')) names.add('K')
  const passing = compiled.filter(([key]) => key === 'k' || key === 'j')
  return {
    names,
    draw(random, values) {
      for (const [, draw] of compiled) draw(random, values)
      values.K = values.k ?? ''
    },
    vary(random, values) {
      for (const [key, draw] of passing) {
        const before = values[key]
        for (let tries = 0; values[key] === before && tries < 3; tries++) draw(random, values)
      }
    },
  }
}

function drawOf(key: string, choices: Slots[string], names: Set<string>): Draw {
  const keys = key.split('/')
  keys.forEach((name) => names.add(name))
  const [first, to, step = 1] = choices
  if (typeof first === 'number') {
    const from = first
    const steps = Math.floor((Number(to) - from) / Number(step))
    return (random, values) => {
      values[key] = grouped(from + random.int(0, steps) * Number(step))
    }
  }
  const rows = choices.map((row) => String(row).split('/'))
  const odd = rows.find((row) => row.length !== keys.length)
  if (odd) throw new Error(`slot ${key} does not fit ${odd.join('/')}`)
  return (random, values) => {
    const row = random.pick(rows)
    keys.forEach((name, i) => (values[name] = row[i] ?? ''))
  }
}

const grouped = (n: number) => (n < 1000 ? String(n) : `${Math.floor(n / 1000)},${String(n % 1000).padStart(3, '0')}`)
