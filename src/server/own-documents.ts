import { onOneLine } from '#web/document-text.ts'
import * as generated from '#web/generated/graphql.ts'

/** Every question our own pages ask, word for word. */
export const ownDocuments: ReadonlySet<string> = new Set(
  Object.values(generated)
    .filter((value) => value instanceof generated.TypedDocumentString)
    .map((document) => onOneLine(String(document))),
)
