import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql'
import { mayRead } from '#domain/company-account/access-token/rules.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Context } from '#graphql/context.ts'
import { maskError } from './errors.ts'

type Executing = {
  args: { schema: GraphQLSchema; document: DocumentNode; contextValue: Context }
  extendContext: (extension: Partial<Context>) => void
  setResultAndStopExecution: (result: { errors: Error[] }) => void
}

/**
 * Turns a machine into a viewer of its company when its scopes open every field of the operation. In a subscription or
 * a page this plugin does not run, so every require… function refuses the machine.
 */
export const admitAccessTokens = {
  onExecute({ args, extendContext, setResultAndStopExecution }: Executing) {
    const { viewer } = args.contextValue
    if (viewer.kind !== 'accessToken') return
    if (isOpened(args.schema, args.document, viewer.scopes)) extendContext({ viewer: viewer.company })
    else setResultAndStopExecution({ errors: [maskError(new Refusal('forbidden'), '')] })
  },
}

function isOpened(schema: GraphQLSchema, document: DocumentNode, scopes: readonly string[]) {
  const types = new TypeInfo(schema)
  let isOpen = true
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType()
        isOpen &&= parent !== undefined && parent !== null && mayRead(scopes, parent.name, name.value)
      },
    }),
  )
  return isOpen
}
