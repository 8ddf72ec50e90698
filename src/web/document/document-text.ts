/** A GraphQL document on one line, as pages hold and send documents. */
export const onOneLine = (document: string) => document.replaceAll(/\n\s*/g, ' ').trim()
