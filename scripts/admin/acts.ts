import type { Act } from './act.ts'
import { applicationActs } from './application-acts.ts'
import { auditActs } from './audit-acts.ts'
import { companyActs } from './company-acts.ts'
import { contractActs } from './contract-acts.ts'
import { outgoingActs } from './outgoing-acts.ts'
import { peopleActs } from './people-acts.ts'

const all: readonly Act[] = [
  ...applicationActs,
  ...companyActs,
  ...contractActs,
  ...peopleActs,
  ...outgoingActs,
  ...auditActs,
]
const nounOf = ({ name }: Act) => name.split(' ')[0] ?? ''

/** Every act of the command line by its noun and verb. */
export const acts: Partial<Record<string, Act>> = Object.fromEntries(all.map((act) => [act.name, act]))
/** In the order of their nouns, as help tells them. */
export const nouns: readonly string[] = [...new Set(all.map(nounOf))]
export const listedActs = nouns.flatMap((noun) => all.filter((act) => nounOf(act) === noun))
