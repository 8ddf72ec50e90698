import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isCompositeType } from 'graphql'

export const mutations = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {}

/** The mutation with all of its arguments as variables; what it gives is asked for by name only. */
export function documentOf(name: string, variables: Record<string, unknown>) {
  const { args = [], type } = mutations[name] ?? {}
  const given = args.filter((argument) => argument.name in variables)
  const head = given.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const selection = type && isCompositeType(getNamedType(type)) ? '{ __typename }' : ''
  return `mutation${head && `(${head})`} { ${name}${passed && `(${passed})`} ${selection} }`
}
