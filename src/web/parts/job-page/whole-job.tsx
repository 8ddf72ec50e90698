import type { ContentBlockFieldsFragment, JobBodyFragment } from '#web/generated/graphql.ts'
import { makeFragmentData } from '#web/generated/index.ts'
import { JobBody, JobBodyFields } from './job-body.tsx'

type Block<Field extends ContentBlockFieldsFragment = ContentBlockFieldsFragment> =
  Field extends ContentBlockFieldsFragment ? Omit<Field, ' $fragmentName'> : never
type WholeJobProps = {
  job: Omit<JobBodyFragment, 'contents' | ' $fragmentName'> & { contents: readonly Block[] }
}

/** A job that was read at another door than the students', drawn as students read it. */
export const WholeJob = ({ job }: WholeJobProps) => (
  // A union of masked fragments; the kind of each block decides which one it is.
  <JobBody
    heading="h2"
    job={makeFragmentData({ ...job, contents: [...job.contents] as JobBodyFragment['contents'] }, JobBodyFields)}
  />
)
