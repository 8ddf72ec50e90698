/**
 * 1,000, as numbers stand in sentences and tables. Of whole numbers; `toLocaleString` makes a formatter for each call,
 * which a page with a hundred counts notices.
 */
export const grouped = (whole: number) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')
