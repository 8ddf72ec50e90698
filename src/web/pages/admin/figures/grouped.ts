/** A number with its groups of three digits; a word as it is. */
export const grouped = (told: string) => (/^\d+$/.test(told) ? Number(told).toLocaleString('ja-JP') : told)
