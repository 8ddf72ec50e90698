import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isEnumType, isObjectType, isRequiredArgument, type GraphQLArgument } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { aWorld, type World } from '#test/acts/world.ts'
import { ownApp } from '#test/client.ts'

const app = ownApp()
let world: World
beforeAll(async () => {
  world = await aWorld(app.db)
})

const queries = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getQueryType()?.getFields() ?? {})
const paged = queries.filter(({ args }) => args.some(({ name }) => name === 'first' || name === 'offset'))

/** A value of the right type for a required argument. */
function sampleOf({ name, type }: GraphQLArgument): string {
  const named = getNamedType(type)
  if (isEnumType(named)) return `${name}: ${named.getValues()[0]?.name}`
  return `${name}: "${named.name === 'Date' ? '2026-11-21' : world.job.id}"`
}

const ask = async ({ name, args, type }: (typeof paged)[number], page: string) => {
  const required = args.filter(isRequiredArgument).map(sampleOf)
  const count = isObjectType(getNamedType(type)) ? '{ totalCount }' : ''
  const query = `{ ${name}(${[...required, page].join(', ')}) ${count} }`
  const answers = await Promise.all([world.viewer, world.student.viewer].map((viewer) => app.as(viewer).ask(query)))
  return answers.flatMap(({ errors }) => errors.map(({ code }) => code))
}

test('§9 there are lists with pages', () => expect(paged.length).toBeGreaterThan(5))

test.each(paged)('§9 $name answers or refuses whatever page is asked for', async (field) => {
  for (const page of ['first: -1', 'first: 0', 'first: 10000', 'first: 2147483647'])
    expect(await ask(field, page), page).not.toContain('internal_server_error')
  if (!field.args.some(({ name }) => name === 'offset')) return
  for (const page of ['offset: -1', 'offset: 2147483647'])
    expect(await ask(field, page), page).not.toContain('internal_server_error')
})
