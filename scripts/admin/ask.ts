import { execute, getVariableValues, Kind, parse, validate } from 'graphql'
import { adminSchema } from '#door/admin-schema.ts'
import { maskError } from '#door/errors.ts'
import { writer } from '#door/write.ts'
import { batcher } from '#graphql/context.ts'
import type { AdminContext } from '#graphql/admin-builder.ts'
import { relyingPartyAt } from '#domain/candidate-account/passkey/rules.ts'
import { inviteFirstOperator } from '#domain/admin-account/commands.ts'
import { hasOperator } from '#domain/admin-account/queries.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { Refusal, type FieldError } from '#ground/refusal.ts'
import type { Env } from '#platform/env.ts'
import { openFiles } from '#platform/files/files.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import { StartRefused } from '#platform/start-refused.ts'
import type { Act } from './act.ts'

/** A value is not of the type that the act asks for: a day that is none. */
export class NotCoerced extends Error {}

type Question = {
  mail: string
  act: Act
  variables: Record<string, unknown>
  requestId: string
  env: Env
}

/**
 * Asks the operator's schema in process: the same roles, the same commands and one transaction for each act. The
 * audit names the operator, and says that it was the command line.
 */
export async function askAsOperator(db: Db, { mail, act, variables, requestId, env }: Question) {
  const document = parse(act.document)
  const mistakes = validate(adminSchema, document)
  if (mistakes.length > 0) throw new Error(mistakes.map(({ message }) => message).join('\n'))
  const definitions = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
  )
  const { errors: misfits = [] } = getVariableValues(adminSchema, definitions, variables)
  if (misfits.length > 0) throw new NotCoerced(misfits.map(({ message }) => plain(message)).join('\n'))
  if (isOwnInvitation(act, mail, variables) && !(await hasOperator(db)))
    return inviteFirst(db, variables as FirstOperator, requestId)
  const viewer = await findOperator(db, mail)
  const contextValue: AdminContext = {
    db,
    viewer,
    requestId,
    issuer: env.invoiceIssuer,
    files: openFiles(env),
    relyingParty: relyingPartyAt(env.publicUrl, env.productName),
    sealing: openSealing(env.sessionSecret, env.previousSecrets),
    needsOperatorFactor: env.needsOperatorFactor,
    // The command line has no session, and its person is not counted by address.
    sessionTokenSha256: null,
    requireRate: async () => undefined,
    ...batcher(db),
    write: writer(db, viewer, () => 'command line', null),
  }
  const { data, errors } = await execute({ schema: adminSchema, document, variableValues: variables, contextValue })
  const [error] = errors ?? []
  return error ? { data: null, refused: refusalOf(error, requestId) } : { data, refused: null }
}

function refusalOf(error: unknown, requestId: string) {
  const { message, extensions } = maskError(error, requestId)
  const code = String(extensions['code'])
  const isFailure = ['internal_server_error', 'service_unavailable', 'outcome_unknown', 'server_busy'].includes(code)
  const fields = extensions['fields'] as FieldError[] | undefined
  return { code, message, isFailure, ...(fields && { fields }) }
}

type FirstOperator = Parameters<typeof inviteFirstOperator>[1]

/** Somebody who invites themselves, as the first operator does. */
const isOwnInvitation = (act: Act, mail: string, { email, role }: Record<string, unknown>) =>
  act.name === 'operators invite' && email === mail && role === 'OPERATOR'

async function inviteFirst(db: Db, fields: FirstOperator, requestId: string) {
  try {
    await db.transaction().execute((tx) => inviteFirstOperator(tx, fields))
    return { data: {}, refused: null }
  } catch (error) {
    if (error instanceof Refusal) return { data: null, refused: refusalOf(error, requestId) }
    throw error
  }
}

// The names of variables are those of the words, but for the sign.
const plain = (message: string) => message.replace(/^Variable "\$(\w+)" /u, '$1: ')

async function findOperator(db: Db, mail: string): Promise<AdminViewer> {
  const account = await db
    .selectFrom('adminAccount')
    .select(['id', 'role'])
    .where('email', '=', mail.trim().toLowerCase())
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!account) throw new StartRefused(`--as ${mail}: no active operator has this address`)
  return { kind: 'admin', adminAccountId: account.id, role: account.role, way: 'command line' }
}
