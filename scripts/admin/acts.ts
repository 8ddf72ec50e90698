import type { Act } from './act.ts'
import { applicationActs } from './application-acts.ts'
import { auditActs } from './audit-acts.ts'
import { companyActs } from './company-acts.ts'
import { contractActs } from './contract-acts.ts'
import { peopleActs } from './people-acts.ts'

const all: readonly Act[] = [...applicationActs, ...companyActs, ...contractActs, ...peopleActs, ...auditActs]

/** Every act of the command line by its noun and verb. */
export const acts: Partial<Record<string, Act>> = Object.fromEntries(all.map((act) => [act.name, act]))
export const listedActs = all
