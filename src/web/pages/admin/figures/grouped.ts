/** A number with its groups of three digits; a word as it is. */
export const grouped = (figure: string) => (/^\d+$/.test(figure) ? Number(figure).toLocaleString('ja-JP') : figure)
