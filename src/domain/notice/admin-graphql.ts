import { adminBuilder } from '#graphql/admin-builder.ts'
import { serviceNoticeId } from '#ground/id.ts'
import { createServiceNotice, deleteServiceNotice, endServiceNotice, updateServiceNotice } from './commands.ts'
import { readNoticesAnew, listNotices, requireNotice, type NoticeRow } from './queries.ts'
import { noticeAreas, noticeKinds, noticeStateOf, noticeStates } from './rules.ts'

const Area = adminBuilder.enumType('ServiceNoticeArea', { values: noticeAreas })
const Kind = adminBuilder.enumType('ServiceNoticeKind', { values: noticeKinds })
const State = adminBuilder.enumType('ServiceNoticeState', { values: noticeStates })

const ServiceNotice = adminBuilder.objectRef<NoticeRow>('ServiceNotice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    area: t.expose('area', { type: Area }),
    kind: t.expose('kind', { type: Kind }),
    state: t.field({ type: State, resolve: (notice) => noticeStateOf(notice, new Date()) }),
    text: t.exposeString('text'),
    link: t.exposeString('link', { nullable: true }),
    shownFrom: t.expose('shownFrom', { type: 'DateTime' }),
    shownUntil: t.expose('shownUntil', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

const ServiceNoticeInput = adminBuilder.inputType('ServiceNoticeInput', {
  fields: (t) => ({
    area: t.field({ type: Area, required: true }),
    kind: t.field({ type: Kind, required: true }),
    text: t.string({ required: true }),
    link: t.string(),
    shownFrom: t.field({ type: 'DateTime', required: true }),
    shownUntil: t.field({ type: 'DateTime', required: true }),
  }),
})
const fieldsOf = ({ link, ...fields }: typeof ServiceNoticeInput.$inferInput) => ({ ...fields, link: link ?? null })

adminBuilder.queryField('serviceNotices', (t) =>
  t.field({ type: [ServiceNotice], resolve: (_, __, { db }) => listNotices(db) }),
)

adminBuilder.mutationFields((t) => ({
  createServiceNotice: t.field({
    type: ServiceNotice,
    args: { notice: t.arg({ type: ServiceNoticeInput, required: true }) },
    resolve: async (_, { notice }, { viewer, write, db }) => {
      const id = await write((tx) => createServiceNotice(tx, viewer, fieldsOf(notice)))
      readNoticesAnew(db)
      return requireNotice(db, id)
    },
  }),
  updateServiceNotice: t.field({
    type: ServiceNotice,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      notice: t.arg({ type: ServiceNoticeInput, required: true }),
    },
    resolve: async (_, { id, version, notice }, { viewer, write, db }) => {
      const named = await write((tx) => updateServiceNotice(tx, viewer, serviceNoticeId(id), version, fieldsOf(notice)))
      readNoticesAnew(db)
      return requireNotice(db, named)
    },
  }),
  endServiceNotice: t.field({
    type: ServiceNotice,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const named = await write((tx) => endServiceNotice(tx, viewer, serviceNoticeId(id), new Date()))
      readNoticesAnew(db)
      return requireNotice(db, named)
    },
  }),
  deleteServiceNotice: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const deleted = await write((tx) => deleteServiceNotice(tx, viewer, serviceNoticeId(id)))
      readNoticesAnew(db)
      return deleted
    },
  }),
}))
