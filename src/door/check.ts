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
  /** For queries over a socket. */
  const ofSocket: Check = (query) => {
    try {
      checkDocument(documents, query)
      return ofPage(query)
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
