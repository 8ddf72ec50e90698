/** 1,000, as numbers stand in sentences and tables. */
export const grouped = (number: number) => number.toLocaleString('ja-JP')
