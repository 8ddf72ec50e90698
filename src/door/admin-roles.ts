import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { rolesOf } from '#domain/admin-account/role/rules.ts'
import { Refusal } from '#ground/refusal.ts'
import type { AdminContext } from '#graphql/admin-builder.ts'

/** Returns the schema, whose queries and mutations refuse forbidden to the roles that the table leaves out. */
export function ofRoles(schema: GraphQLSchema) {
  guardFields('Query', schema.getQueryType())
  guardFields('Mutation', schema.getMutationType())
  return schema
}

function guardFields(kind: 'Query' | 'Mutation', type: GraphQLObjectType | null | undefined) {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const roles = rolesOf(kind, field.name)
    if (!roles) throw new Error(`The mutation ${field.name} of the operator needs its roles (admin-account/role)`)
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (source, args, context: AdminContext, info) => {
      if (!roles.includes(context.viewer.role)) throw new Refusal('forbidden')
      return resolve(source, args, context, info)
    }
  }
}
