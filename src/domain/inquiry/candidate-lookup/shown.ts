/** t…@example.jp: enough to compare with what the person wrote, too little to write to. */
export const endOfEmail = (email: string) => `${Array.from(email)[0] ?? ''}…${email.slice(email.lastIndexOf('@'))}`

/** The last four digits of a phone number. */
export const endOfPhone = (phoneNumber: string | null) => (phoneNumber === null ? null : `…${phoneNumber.slice(-4)}`)
