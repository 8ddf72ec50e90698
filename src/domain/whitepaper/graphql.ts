import { planOf } from '#domain/company/plan/rules.ts'
import { listContracts } from '#domain/company/queries.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { wholeIdOf } from '#ground/whole-id.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { makeSecret, planKeyOf, requestWhitepaperDownload } from './download/commands.ts'
import { requireDownload, type DownloadRow } from './download/queries.ts'
import { downloadLimits, stateOf } from './download/rules.ts'
import {
  countNewWhitepapers,
  countWhitepapers,
  listTags,
  listWhitepapers,
  requirePublished,
  type WhitepaperRow,
} from './queries.ts'
import { coverUrl, isHeldBy, newForDays, whitepapersPerPage } from './rules.ts'

/** The first moment of a publishing that counts as new. */
const newSince = () => startOfTokyoDay(addDays(tokyoToday(), -newForDays))

async function isOpenTo(context: Context, { minimumPlan }: WhitepaperRow) {
  const contract = await context.batchOpen(listContracts).load(companyOf(context))
  return contract !== undefined && isHeldBy(planKeyOf(contract), minimumPlan)
}

const Whitepaper = builder.objectRef<WhitepaperRow>('Whitepaper').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    contents: t.exposeStringList('contents', { description: 'The headings of the document, in their order' }),
    tags: t.exposeStringList('tags'),
    pages: t.exposeInt('pages'),
    bytes: t.exposeInt('bytes'),
    coverUrl: t.string({ resolve: ({ coverHash }) => coverUrl(coverHash) }),
    publishedAt: t.field({ type: 'DateTime', resolve: (row) => publishedAtOf(row) }),
    isNew: t.boolean({ resolve: (row) => publishedAtOf(row) >= newSince() }),
    minimumPlanLabel: t.string({ resolve: ({ minimumPlan }) => planOf(minimumPlan).label }),
    isOpen: t.boolean({
      description: 'Whether the plan of the company holds it',
      resolve: (row, _, context) => isOpenTo(context, row),
    }),
  }),
})

function publishedAtOf({ id, publishedAt }: WhitepaperRow) {
  if (!publishedAt) throw new Error(`whitepaper ${id} is shown without a day of publishing`)
  return publishedAt
}

const WhitepaperConnection = builder
  .objectRef<{ tag: string | null; first: number; offset: number }>('WhitepaperConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ tag }, _, { db }) => countWhitepapers(db, tag) }),
      newCount: t.int({
        description: `Published within ${newForDays} days, whatever the tag`,
        resolve: (_, __, { db }) => countNewWhitepapers(db, newSince()),
      }),
      nodes: t.field({ type: [Whitepaper], resolve: ({ tag, ...page }, _, { db }) => listWhitepapers(db, tag, page) }),
    }),
  })

const WhitepaperTag = builder.objectRef<{ tag: string; count: number }>('WhitepaperTag').implement({
  fields: (t) => ({ tag: t.exposeString('tag'), count: t.exposeInt('count') }),
})

const WhitepaperDownloadState = builder.enumType('WhitepaperDownloadState', {
  values: ['OPEN', 'EXPIRED', 'USED_UP'] as const,
})

const WhitepaperDownload = builder.objectRef<DownloadRow>('WhitepaperDownload').implement({
  fields: (t) => ({
    whitepaperId: t.exposeID('id'),
    title: t.exposeString('title'),
    state: t.field({ type: WhitepaperDownloadState, resolve: (row) => stateOf(row, new Date()) }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    remaining: t.int({ resolve: ({ downloads }) => downloadLimits.downloads - downloads }),
  }),
})

const RequestedDownload = builder.objectRef<{ hash: string | null; expiresAt: Date }>('RequestedDownload').implement({
  fields: (t) => ({
    hash: t.exposeString('hash', {
      nullable: true,
      description: 'The last part of the address, in this answer only; null when the same Idempotency-Key asks again.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.queryFields((t) => ({
  whitepapers: t.field({
    type: WhitepaperConnection,
    args: {
      tag: t.arg.string(),
      first: t.arg.int({ defaultValue: whitepapersPerPage }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { tag, first, offset }, { viewer }) => {
      requireCompany(viewer)
      return { tag: tag ?? null, first: first ?? whitepapersPerPage, offset: offset ?? 0 }
    },
  }),
  whitepaperTags: t.field({
    type: [WhitepaperTag],
    resolve: (_, __, { viewer, db }) => {
      requireCompany(viewer)
      return listTags(db)
    },
  }),
  whitepaper: t.field({
    type: Whitepaper,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, db }) => {
      requireCompany(viewer)
      return requirePublished(db, wholeIdOf(id))
    },
  }),
  whitepaperDownload: t.field({
    type: WhitepaperDownload,
    args: { hash: t.arg.string({ required: true }) },
    resolve: (_, { hash }, context) => requireDownload(context.db, companyOf(context), hash),
  }),
}))

builder.mutationField('requestWhitepaperDownload', (t) =>
  t.field({
    type: RequestedDownload,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write }) => {
      const company = requireCompany(viewer)
      const secret = makeSecret()
      const made = await write((tx) => requestWhitepaperDownload(tx, company, wholeIdOf(id), secret))
      const isFirst = made.secretSha256 === sha256(secret).toString('hex')
      return { hash: isFirst ? secret : null, expiresAt: new Date(made.expiresAt) }
    },
  }),
)
