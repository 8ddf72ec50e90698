/** One figure, with what the issue asks of it at a million students. */
export type Measure = { what: string; value: number; unit: string; atMost?: number; atLeast?: number }

export function verdictOf({ value, atMost, atLeast }: Measure): string {
  if (atMost !== undefined && value > atMost) return `missed by ${plain(value - atMost)}`
  if (atLeast !== undefined && value < atLeast) return `missed by ${plain(atLeast - value)}`
  return atMost === undefined && atLeast === undefined ? '' : 'ok'
}

export const targetOf = ({ atMost, atLeast }: Measure) =>
  atMost === undefined ? (atLeast === undefined ? '' : `≥ ${atLeast}`) : `≤ ${atMost}`

export const plain = (value: number) => Math.round(value * 100) / 100
