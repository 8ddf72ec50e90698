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
import { refusalText } from '#ground/refusal-text.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { limits } from '#graphql/limits.ts'
import { maskError } from './errors.ts'
import { readInput } from './input.ts'

const refused = (code: 'query_too_complex' | 'document_not_allowed') =>
  new GraphQLError(refusalText(code), { extensions: { code } })

/** What cannot be read or is not in the schema is a mistake of who wrote the question. */
function asMistake(error: GraphQLError) {
  error.extensions['code'] ??= 'invalid_query'
  return error
}

/** As graphql's parse, but a text of too many words ends before it is understood. */
export function parseWithin(source: string) {
  try {
    return parse(source, { maxTokens: limits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('Document contains more than'))
      throw refused('query_too_complex')
    throw error instanceof GraphQLError ? asMistake(error) : error
  }
}

/** A request has one operation: a second would be read, checked and never answered. */
export function oneOperation(context: ValidationContext): ASTVisitor {
  let operations = 0
  return {
    [Kind.OPERATION_DEFINITION]: () => {
      if (++operations === 2) context.reportError(refused('query_too_complex'))
    },
  }
}

/** The same field under many names is asked many times. */
export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0
  return {
    [Kind.FIELD]: (field) => {
      if (field.alias && ++aliases === limits.aliases + 1) context.reportError(refused('query_too_complex'))
    },
  }
}

/** Refuses what is not among the documents; null: whatever can be parsed may be asked. */
export function checkDocument(documents: ReadonlySet<string> | null, query: unknown) {
  if (documents !== null && !(typeof query === 'string' && documents.has(query))) throw refused('document_not_allowed')
}

/** The limits of what arrives over HTTP. */
export const withinLimits = (documents: ReadonlySet<string> | null): Plugin<object, { viewer?: Viewer }> => ({
  // The list holds what our own pages ask; what a machine may ask is said by its scopes.
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
