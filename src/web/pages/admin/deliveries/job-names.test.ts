import { expect, test } from 'vitest'
import { nounJobs } from '#domain/jobs.ts'
import * as recordJobs from '../../../../server/work/record-jobs.ts'
import { jobNameOf } from './job-names.ts'

test('the operator reads every job of the queue in Japanese', () => {
  const jobs = [recordJobs, ...nounJobs].flatMap((noun) => Object.keys(noun.jobs))
  expect(jobs.length).toBeGreaterThan(60)
  expect(jobs.filter((job) => /[a-z]+_|^notify/.test(jobNameOf(job)))).toEqual([])
})
