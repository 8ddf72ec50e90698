/** Seven digits as they are read, 100-0001; any other text as it is. */
export const shownPostalCode = (code: string) => code.replace(/^(\d{3})(\d{4})$/u, '$1-$2')
