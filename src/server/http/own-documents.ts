import { onOneLine } from '#web/document/document-text.ts'
import * as adminDocuments from '#web/generated/admin/graphql.ts'
import * as publicDocuments from '#web/generated/graphql.ts'

/** The text of every GraphQL document our own pages send. */
type OwnDocuments = { public: ReadonlySet<string>; admin: ReadonlySet<string> }

const textsOf = (generated: object, isDocument: (value: unknown) => boolean): ReadonlySet<string> =>
  new Set(
    Object.values(generated)
      .filter(isDocument)
      .map((document) => onOneLine(String(document))),
  )

export const ownDocuments: OwnDocuments = {
  public: textsOf(publicDocuments, (value) => value instanceof publicDocuments.TypedDocumentString),
  admin: textsOf(adminDocuments, (value) => value instanceof adminDocuments.TypedDocumentString),
}
