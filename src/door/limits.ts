import {
  GraphQLError,
  Kind,
  parse,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { refusalText } from '#ground/words/server.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { limits } from '#graphql/limits.ts'
import { maskError } from './errors.ts'
import { readInput } from './input.ts'

const refused = (code: 'query_too_complex' | 'document_not_allowed') =>
  new GraphQLError(refusalText(code), { extensions: { code } })

/** Marks an error of parsing or validating as a mistake of the query's author. */
function asMistake(error: GraphQLError) {
  error.extensions['code'] ??= 'invalid_query'
  return error
}

/** Parses like graphql, but stops at a text of too many tokens. */
export function parseWithin(source: string) {
  try {
    return parse(source, { maxTokens: limits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('Document contains more than'))
      throw refused('query_too_complex')
    throw error instanceof GraphQLError ? asMistake(error) : error
  }
}

/** Allows one operation a request: a second one would be read and checked, but never answered. */
export function oneOperation(context: ValidationContext): ASTVisitor {
  let operations = 0
  return {
    [Kind.OPERATION_DEFINITION]: () => {
      if (++operations === 2) context.reportError(refused('query_too_complex'))
    },
  }
}

/** Limits aliases, since each alias of a field runs the field again. */
export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0
  return {
    [Kind.FIELD]: (field) => {
      if (field.alias && ++aliases === limits.aliases + 1) context.reportError(refused('query_too_complex'))
    },
  }
}

/** Refuses a query that is not in the document list; a list of null allows every query. */
export function checkDocument(documents: ReadonlySet<string> | null, query: unknown) {
  if (documents !== null && !(typeof query === 'string' && documents.has(query))) throw refused('document_not_allowed')
}

/** The limits for queries over HTTP. */
export const withinLimits = (documents: ReadonlySet<string> | null): Plugin<object, { viewer?: Viewer }> => ({
  // The list holds the queries of our own pages. Queries of machines are limited by their scopes instead.
  onParams: ({ params, context }) =>
    checkDocument(context.viewer?.kind === 'accessToken' ? null : documents, params.query),
  onParse: ({ setParseFn }) => setParseFn((source) => parseWithin(typeof source === 'string' ? source : source.body)),
  onValidate: ({ addValidationRule }) => {
    addValidationRule(limitAliases)
    addValidationRule(oneOperation)
    return ({ result }) => {
      for (const error of result) if (error instanceof GraphQLError) asMistake(error)
    }
  },
  onExecute: readArguments,
  onSubscribe: readArguments,
})

type Asking = {
  args: { schema: GraphQLSchema; document: DocumentNode; variableValues?: Record<string, unknown> | null }
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void
}

function readArguments({ args, setResultAndStopExecution }: Asking) {
  try {
    args.variableValues = readInput(args.schema, args.document, args.variableValues ?? {})
  } catch (error) {
    setResultAndStopExecution({ errors: [maskError(error, '')] })
  }
}
