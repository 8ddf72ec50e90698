import { GraphQLError, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { Refusal } from '#ground/refusal.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import { isPoolBusy } from '#platform/database/pool-busy.ts'
import type { Context } from '#graphql/context.ts'
import { originOf } from './errors.ts'

type Asker = Pick<Context, 'write'>

const done = new WeakSet<Asker['write']>()
/** Notes that something was written and committed for this asker. */
export const noteDone = (write: Asker['write']) => void done.add(write)

/**
 * The errors of an answer. When the database goes after an act was committed and before its answer was read, the act is
 * not refused: whoever asked may send it again under its key and is answered then.
 */
export function afterDoneActs(errors: ExecutionResult['errors'], { write }: Asker): ExecutionResult['errors'] {
  if (!errors || !done.has(write)) return errors
  return errors.map((error) => {
    const origin = originOf(error)
    if (!isDatabaseAway(origin) && !isPoolBusy(origin)) return error
    return new GraphQLError(error.message, {
      nodes: error.nodes ?? null,
      path: error.path ?? null,
      originalError: new Refusal('outcome_unknown'),
    })
  })
}

/** The same for answers over HTTP. */
export const withDoneActs: Plugin<Asker> = {
  onExecute: () => ({
    onExecuteDone({ result, args, setResult }) {
      if (!('errors' in result) || !result.errors) return
      setResult({ ...result, errors: afterDoneActs(result.errors, args.contextValue) ?? [] })
    },
  }),
}
