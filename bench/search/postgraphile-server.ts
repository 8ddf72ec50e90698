import { createServer } from 'node:http'
import { requireFetched } from './peer-packages.ts'
import { postgraphilePackages } from './postgraphile-packages.ts'
import { longestSeconds } from './peer.ts'

// A process of its own, as our server is one: PostGraphile over DATABASE_URL on PORT, set up as its pages say.
type Preset = Record<string, unknown>
type Library = { postgraphile: (preset: Preset) => { createServ: (grafserv: unknown) => Served } }
type Served = { addTo: (server: ReturnType<typeof createServer>) => Promise<void> }

const load = requireFetched(postgraphilePackages)
const { postgraphile } = load('postgraphile') as Library
const { grafserv } = load('postgraphile/grafserv/node') as { grafserv: unknown }
const { makePgService } = load('postgraphile/adaptors/pg') as { makePgService: (options: object) => unknown }
const preset = {
  extends: [
    (load('postgraphile/presets/amber') as { PostGraphileAmberPreset: Preset }).PostGraphileAmberPreset,
    (load('@graphile/simplify-inflection') as { PgSimplifyInflectionPreset: Preset }).PgSimplifyInflectionPreset,
    (load('postgraphile-plugin-connection-filter') as { PostGraphileConnectionFilterPreset: Preset })
      .PostGraphileConnectionFilterPreset,
  ],
  pgServices: [
    makePgService({
      connectionString: process.env['DATABASE_URL'],
      schemas: ['bench_orm'],
      poolConfig: { statement_timeout: longestSeconds * 1000 },
    }),
  ],
  schema: { connectionFilterRelations: true },
  // The reason of a failure is told, so that a stopped statement is known.
  grafserv: { graphqlPath: '/graphql', graphiql: false, maskError: (error: unknown) => error },
  grafast: { explain: false },
}

const server = createServer()
await postgraphile(preset).createServ(grafserv).addTo(server)
server.listen(Number(process.env['PORT']), '127.0.0.1')
