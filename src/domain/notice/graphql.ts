import { builder } from '#graphql/builder.ts'
import { listShownNotices, type NoticeRow } from './queries.ts'
import { noticeKinds } from './rules.ts'

const Kind = builder.enumType('ServiceNoticeKind', { values: noticeKinds })
const Area = builder.enumType('ServiceNoticeArea', { values: ['CANDIDATE', 'CLIENT'] as const })

const ServiceNotice = builder.objectRef<NoticeRow>('ServiceNotice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: Kind }),
    text: t.exposeString('text'),
    link: t.exposeString('link', { nullable: true }),
    shownUntil: t.expose('shownUntil', { type: 'DateTime' }),
  }),
})

builder.queryField('serviceNotices', (t) =>
  t.field({
    type: [ServiceNotice],
    description: 'What the operator says now to the readers of an area, guests included.',
    args: { area: t.arg({ type: Area, required: true }) },
    resolve: (_, { area }, { db }) => listShownNotices(db, area, new Date()),
  }),
)
