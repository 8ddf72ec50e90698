/** Hours for which a registration code is valid. */
const codeHours = 72
export const codeExpiry = (now = new Date()) => new Date(now.getTime() + codeHours * 3_600_000)
