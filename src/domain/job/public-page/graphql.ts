import { builder } from '#graphql/builder.ts'
import { Company } from '#domain/company/graphql.ts'
import type { CompanyRow } from '#domain/company/queries.ts'
import { jobId, namedCompanyId } from '#ground/id.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { OfferedJob } from '../graphql.ts'
import { listOpenJobs, type OfferedJobRow } from '../queries.ts'
import { archiveDays } from '../rules.ts'
import { companyPicture, jobPicture, versionOf } from './picture/queries.ts'
import { pictureUrl, type PictureContent } from './picture/rules.ts'
import { requirePublicCompany, requirePublicJob } from './queries.ts'

const addressOf = (picture: PictureContent) => pictureUrl(picture, versionOf(picture))
const pictureDescription = 'The path of the picture for shared links, PNG of 1200 by 630 pixels'

const PublicCompany = builder.objectRef<CompanyRow>('PublicCompany').implement({
  description: 'A company whose page visitors without an account may open',
  fields: (t) => ({
    company: t.field({ type: Company, resolve: (company) => company }),
    openJobs: t.field({ type: [OfferedJob], resolve: ({ id }, _, { db }) => listOpenJobs(db, id) }),
    pictureUrl: t.string({
      description: pictureDescription,
      resolve: (company) => addressOf(companyPicture(company)),
    }),
  }),
})

const PublicJob = builder.objectRef<{ job: OfferedJobRow; company: CompanyRow }>('PublicJob').implement({
  description: 'A published job of such a company',
  fields: (t) => ({
    job: t.field({ type: OfferedJob, resolve: ({ job }) => job }),
    postedAt: t.field({ type: 'DateTime', resolve: ({ job }) => job.publishedAt ?? job.insertedAt }),
    validThrough: t.field({
      type: 'DateTime',
      description: 'When the job is archived unless the company checks it again',
      resolve: ({ job }) => endOfTokyoDay(job.checkedAt, archiveDays),
    }),
    pictureUrl: t.string({
      description: pictureDescription,
      resolve: async ({ job, company }, _, { db }) => addressOf(await jobPicture(db, job, company)),
    }),
  }),
})

builder.queryFields((t) => ({
  publicCompany: t.field({
    type: PublicCompany,
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, { primaryDb }) => requirePublicCompany(primaryDb, namedCompanyId(companyId)),
  }),
  publicJob: t.field({
    type: PublicJob,
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, args, { primaryDb }) => requirePublicJob(primaryDb, jobId(args.jobId)),
  }),
}))
