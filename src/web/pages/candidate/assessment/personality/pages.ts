import { pairsPerPage } from '#domain/assessment/personality/rules.ts'

export type Pair = { position: number; left: string; right: string; chosen: number | null }

export const pageCountOf = (pairs: readonly unknown[]) => Math.ceil(pairs.length / pairsPerPage)

export const pairsOf = <Any extends Pick<Pair, 'position'>>(pairs: readonly Any[], page: number) =>
  pairs.filter(({ position }) => pageOf(position) === page)

const pageOf = (position: number) => Math.ceil(position / pairsPerPage)

/** The first page with a pair that is not answered; the last one when every pair is. */
export const goOnAtPage = (pairs: readonly Pick<Pair, 'position' | 'chosen'>[]) =>
  pageOf(pairs.find(({ chosen }) => chosen === null)?.position ?? pairs.length)

/** The name of a pair's control in the form. */
export const fieldOf = (position: number) => `pair-${position}`

/** The pair of a control's name; null for another control. */
export const positionOf = (field: string) => (field.startsWith('pair-') ? Number(field.slice('pair-'.length)) : null)
