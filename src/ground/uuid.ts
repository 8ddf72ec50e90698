const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is shaped like an id of the database, in lower case. */
export const isUuid = (text: string) => pattern.test(text)
