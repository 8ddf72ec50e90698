/** A document as pages carry and ask it: on one line. */
export const onOneLine = (document: string) => document.replaceAll(/\n\s*/g, ' ').trim()
