/** +81521234567 → 0521234567, and with hyphens where the parts are certain: mobile and free numbers. */
export function shownPhone(e164: string) {
  const digits = e164.replace(/^\+81/u, '0')
  return digits
    .replace(/^(0[5-9]0)(\d{4})(\d{4})$/u, '$1-$2-$3')
    .replace(/^(0120)(\d{3})(\d{3})$/u, '$1-$2-$3')
    .replace(/^(03|06)(\d{4})(\d{4})$/u, '$1-$2-$3')
}
