import { expect, expectTypeOf, test } from 'vitest'
import { nounJobs, type NounJobContext } from './jobs.ts'

test('no two nouns have a job of one name', () => {
  const names = nounJobs.flatMap(({ jobs }) => Object.keys(jobs))
  expect(names).toEqual([...new Set(names)])
})

test('a job that needs what the work does not open does not compile', () => {
  expectTypeOf<NounJobContext>().toHaveProperty('sms')
  expectTypeOf<NounJobContext>().toHaveProperty('webhookSecrets')
  expectTypeOf<NounJobContext>().toHaveProperty('scoutHours')
  expectTypeOf<NounJobContext>().toHaveProperty('sealing')
  expectTypeOf<NounJobContext>().not.toHaveProperty('companyOidc')
})
