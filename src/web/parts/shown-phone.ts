// Area codes of three figures that no longer code begins with: Sapporo, Kawasaki, Yokohama, Nagoya, Kyoto, Kobe.
const city = /^(011|044|045|052|075|078)(\d{3})(\d{4})$/u

/** +81521234567 → 052-123-4567; without hyphens where the parts are not certain. */
export function shownPhone(e164: string) {
  const digits = e164.replace(/^\+81/u, '0')
  return digits
    .replace(/^(0[5-9]0)(\d{4})(\d{4})$/u, '$1-$2-$3')
    .replace(/^(0120)(\d{3})(\d{3})$/u, '$1-$2-$3')
    .replace(city, '$1-$2-$3')
    .replace(/^(03|06)(\d{4})(\d{4})$/u, '$1-$2-$3')
}
