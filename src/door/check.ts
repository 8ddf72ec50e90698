import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { checkDocument, limitAliases, oneOperation, parseWithin, withinLimits } from './limits.ts'

/** Documents of sockets that are kept with their texts; more than pages have, less than a flood of others would fill. */
const mostKept = 100

type Given = { introspection: boolean; documents: ReadonlySet<string> | null }
/** Returns the parsed document, or its mistakes. */
export type Check = (query: string) => DocumentNode | readonly GraphQLError[]

/** The checks of one schema, one for each way a query comes in. */
export function openChecks(schema: GraphQLSchema, { introspection, documents }: Given) {
  const rules = [
    ...specifiedRules,
    limitAliases,
    oneOperation,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ]
  /** For queries of our own pages; throws a query that cannot be parsed. */
  const ofPage: Check = (query) => {
    const document = parseWithin(query)
    const mistakes = validate(schema, document, rules)
    return mistakes.length > 0 ? mistakes : document
  }
  const checkedBefore = new Map<string, DocumentNode>()
  function keepChecked(query: string, document: DocumentNode) {
    if (checkedBefore.size === mostKept) checkedBefore.clear()
    checkedBefore.set(query, document)
  }
  /** For queries over a socket, of which pages send the same few whenever they open. */
  const ofSocket: Check = (query) => {
    const document = checkedBefore.get(query)
    if (document) return document
    try {
      checkDocument(documents, query)
      const checked = ofPage(query)
      if ('kind' in checked) keepChecked(query, checked)
      return checked
    } catch (error) {
      if (error instanceof GraphQLError) return [error]
      throw error
    }
  }
  /** For queries over HTTP. */
  const plugins: Plugin[] = [withinLimits(documents), ...(introspection ? [] : [refuseIntrospection])]
  return { ofPage, ofSocket, plugins }
}

const refuseIntrospection = {
  onValidate: ({ addValidationRule }: { addValidationRule: (rule: typeof NoSchemaIntrospectionCustomRule) => void }) =>
    addValidationRule(NoSchemaIntrospectionCustomRule),
}
