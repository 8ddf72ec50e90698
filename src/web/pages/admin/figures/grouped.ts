import { grouped } from '#ground/grouped.ts'

/** A number with its groups of three digits; a word as it is. */
export const groupedFigure = (figure: string) => (/^\d+$/.test(figure) ? grouped(Number(figure)) : figure)
