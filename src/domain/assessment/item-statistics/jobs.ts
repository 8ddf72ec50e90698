import type { InTransaction } from '#platform/database/db.ts'
import { makeNorms } from '../norm/commands.ts'
import { countStatistics } from './commands.ts'

type Context = { inTransaction: InTransaction }

export const jobs = {
  count_assessment_items: (_: object, { inTransaction }: Context) =>
    inTransaction((tx) => countStatistics(tx, new Date())),
  make_assessment_norms: (_: object, { inTransaction }: Context) => inTransaction((tx) => makeNorms(tx, new Date())),
}

/** Every night in Tokyo, at 02:40 and 03:40. A month has one norm, so that the second job does something once a month. */
export const crontab = `
40 17 * * * count_assessment_items ?fill=20h
40 18 * * * make_assessment_norms ?fill=20h
`
