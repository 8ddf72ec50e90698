import { Kind, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { inSpan, type SpanStart } from '#platform/traces/traces.ts'

/** The span of an operation. The names that a company's own programs give theirs are not of our code, and left out. */
export function operationSpan(document: DocumentNode, viewer: Viewer): SpanStart {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  const type = operation?.operation ?? 'query'
  const name = viewer.kind === 'accessToken' ? undefined : operation?.name?.value
  return {
    name: name ? `${type} ${name}` : type,
    kind: 'internal',
    attributes: { 'graphql.operation.type': type, ...(name && { 'graphql.operation.name': name }) },
  }
}

/** Runs each operation over HTTP in a span. */
export const tracedOperations: Plugin = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const { document, contextValue } = args as { document: DocumentNode; contextValue: unknown }
    const { viewer } = contextValue as { viewer: Viewer }
    setExecuteFn((execution) =>
      inSpan(
        () => operationSpan(document, viewer),
        async () => executeFn(execution),
      ),
    )
  },
}
