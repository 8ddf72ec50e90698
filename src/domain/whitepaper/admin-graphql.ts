import { planKeys, planOf } from '#domain/company/plan/rules.ts'
import { atMost, textUpTo } from '#graphql/at-most.ts'
import { adminBuilder, type AdminContext } from '#graphql/admin-builder.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { wholeIdOf } from '#ground/whole-id.ts'
import { createWhitepaper, moveWhitepaper, updateWhitepaper } from './commands.ts'
import { countReaders } from './download/queries.ts'
import { storeDrawnCover, storeUploadedCover, storeUploadedFile } from './file/commands.ts'
import { readRevision, revisionOf } from '#platform/database/revision.ts'
import { editedPart, listAllWhitepapers, requireWhitepaper, type WhitepaperRow } from './queries.ts'
import {
  checkWhitepaper,
  coverUrl,
  encodedFileLength,
  foldWhitepaper,
  whitepaperLimits,
  whitepaperStates,
  type WhitepaperAct,
  type WhitepaperFields,
} from './rules.ts'

const State = adminBuilder.enumType('WhitepaperState', { values: whitepaperStates })
const PlanKey = adminBuilder.enumType('WhitepaperPlan', { values: planKeys })

const readersOf = async ({ id }: WhitepaperRow, { batchOpen }: AdminContext) => batchOpen(countReaders).load(id)

const Whitepaper = adminBuilder.objectRef<WhitepaperRow>('Whitepaper').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: State, resolve: ({ state }) => state }),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    contents: t.exposeStringList('contents'),
    tags: t.exposeStringList('tags'),
    minimumPlan: t.field({ type: PlanKey, resolve: ({ minimumPlan }) => minimumPlan }),
    minimumPlanLabel: t.string({ resolve: ({ minimumPlan }) => planOf(minimumPlan).label }),
    pages: t.exposeInt('pages'),
    bytes: t.exposeInt('bytes'),
    coverUrl: t.string({ resolve: ({ coverHash }) => coverUrl(coverHash) }),
    isOwn: t.boolean({
      description: 'Whether its file comes with the product',
      resolve: ({ edition }) => edition !== null,
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    revision: t.string({ resolve: (row) => revisionOf(editedPart(row)) }),
    downloads: t.int({ resolve: async (row, _, context) => (await readersOf(row, context))?.downloads ?? 0 }),
    companies: t.int({
      description: 'Companies that downloaded it',
      resolve: async (row, _, context) => (await readersOf(row, context))?.companies ?? 0,
    }),
  }),
})

const WhitepaperInput = adminBuilder.inputType('WhitepaperInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    summary: t.string({ required: true }),
    contents: t.stringList({ required: true, ...atMost(whitepaperLimits.contents) }),
    tags: t.stringList({ required: true, ...atMost(whitepaperLimits.tags) }),
    minimumPlan: t.field({ type: PlanKey, required: true }),
  }),
})

adminBuilder.queryFields((t) => ({
  whitepapers: t.field({
    type: [Whitepaper],
    args: { states: t.arg({ type: [State], ...atMost(whitepaperStates.length) }) },
    resolve: (_, { states }, { db }) => listAllWhitepapers(db, states ?? null),
  }),
  whitepaper: t.field({
    type: Whitepaper,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { db }) => requireWhitepaper(db, wholeIdOf(id)),
  }),
}))

/** The largest cover of 5 MB as base64, and a little more. */
const encodedCoverLength = 8_000_000

const move = async (act: WhitepaperAct, id: string, { viewer, write, db }: AdminContext) =>
  requireWhitepaper(db, await write((tx) => moveWhitepaper(tx, viewer, act, wholeIdOf(id))))

/** Files are stored after the words are known to be right, and before the transaction that names them. */
const storedCover = async ({ db, files }: AdminContext, encoded: string | null | undefined, fields: WhitepaperFields) =>
  encoded
    ? storeUploadedCover(db, files, encoded)
    : storeDrawnCover(db, files, { title: fields.title, tag: fields.tags[0] ?? '' })

adminBuilder.mutationFields((t) => {
  const whitepaper = t.arg({ type: WhitepaperInput, required: true })
  const encodedCover = t.arg.string({
    description: 'Left out, a cover is drawn from the title.',
    ...textUpTo(encodedCoverLength),
  })
  const id = t.arg.id({ required: true })
  return {
    createWhitepaper: t.field({
      type: Whitepaper,
      args: {
        whitepaper,
        encodedFile: t.arg.string({
          required: true,
          description: 'The PDF in base64, up to 20 MB.',
          ...textUpTo(encodedFileLength),
        }),
        encodedCover,
      },
      resolve: async (_, args, context) => {
        const fields = foldWhitepaper(args.whitepaper)
        refuseInvalid(checkWhitepaper(fields))
        const { db, files, viewer, write } = context
        const file = await storeUploadedFile(db, files, args.encodedFile)
        const coverHash = await storedCover(context, args.encodedCover, fields)
        return requireWhitepaper(db, await write((tx) => createWhitepaper(tx, viewer, fields, { file, coverHash })))
      },
    }),
    updateWhitepaper: t.field({
      type: Whitepaper,
      args: {
        id,
        revision: t.arg.string(readRevision),
        whitepaper,
        encodedFile: t.arg.string({
          description: 'Left out, the file stays.',
          ...textUpTo(encodedFileLength),
        }),
        encodedCover,
        isCoverDrawn: t.arg.boolean({
          description: 'Draws the cover anew, from the title and the first tag.',
          defaultValue: false,
        }),
      },
      resolve: async (_, args, context) => {
        const fields = foldWhitepaper(args.whitepaper)
        refuseInvalid(checkWhitepaper(fields))
        const { db, files, viewer, write } = context
        const { id: whitepaperId } = await requireWhitepaper(db, wholeIdOf(args.id))
        const file = args.encodedFile ? await storeUploadedFile(db, files, args.encodedFile) : undefined
        const isNewCover = args.encodedCover || args.isCoverDrawn
        const coverHash = isNewCover ? await storedCover(context, args.encodedCover, fields) : undefined
        const changed = { ...(file && { file }), ...(coverHash && { coverHash }) }
        const change = { fields, files: changed, revision: args.revision }
        return requireWhitepaper(db, await write((tx) => updateWhitepaper(tx, viewer, whitepaperId, change)))
      },
    }),
    publishWhitepaper: t.field({
      type: Whitepaper,
      args: { id },
      resolve: (_, args, context) => move('publishWhitepaper', args.id, context),
    }),
    retireWhitepaper: t.field({
      type: Whitepaper,
      args: { id },
      resolve: (_, args, context) => move('retireWhitepaper', args.id, context),
    }),
  }
})
