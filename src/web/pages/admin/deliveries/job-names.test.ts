import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobNameOf } from './job-names.ts'

test('the operator reads every job of the queue in Japanese', () => {
  const jobs = globSync('src/{domain,server}/**/{jobs,work}.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^ {2}([a-z]+_[a-z_]+)(?::|,$)/gm)].map(([, name = '']) => name),
  )
  expect(jobs.length).toBeGreaterThan(60)
  expect(jobs.filter((job) => /[a-z]+_|^notify/.test(jobNameOf(job)))).toEqual([])
})
