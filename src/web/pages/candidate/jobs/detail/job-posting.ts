import { jobPostingOf, type PostedJob } from '#domain/job/public-page/rules.ts'
import type { PublicJobPageQuery } from '#web/generated/graphql.ts'

type Page = PublicJobPageQuery['publicJob']
type Block = Page['job']['contents'][number]

const textOf = (block: Block): PostedJob['texts'] => {
  if (block.__typename === 'HeadingBlock') return [{ kind: 'heading', text: block.text }]
  if (block.__typename === 'TextBlock' && block.body !== '') return [{ kind: 'text', text: block.body }]
  return []
}
const textsOf = ({ job }: Pick<Page, 'job'>) => job.contents.flatMap(textOf)
export const firstTextOf = (page: Pick<Page, 'job'>) => textsOf(page).find(({ kind }) => kind === 'text')?.text

/** The job for search engines, with the addresses of this product. */
export function postingOf({ publicJob, regions }: PublicJobPageQuery, publicUrl: string) {
  const { job, postedAt, validThrough } = publicJob
  const { id, title, scoutType, conditions, company } = job
  return jobPostingOf({
    id,
    title,
    scoutTypeId: scoutType.id,
    postedAt,
    validThrough,
    texts: textsOf({ job }),
    conditions,
    company: {
      legalName: company.legalName,
      url: company.urls[0]?.url ?? null,
      logoUrl: company.mark.logoUrl && `${publicUrl}${company.mark.logoUrl}`,
    },
    prefectures: regions.flatMap((region) => region.prefectures.map(({ label }) => label)),
  })
}
