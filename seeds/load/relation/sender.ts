import type { SeedCompany, SeedJob } from '../companies.ts'
import type { Ledger } from '../invitations.ts'
import type { SeedStudent } from '../seed-student.ts'

/** The first company that has not written to the student yet and has such a job. */
export function findSender(
  companies: readonly SeedCompany[],
  ledger: Ledger,
  student: SeedStudent,
  isRight: (job: SeedJob) => boolean,
) {
  for (const company of companies) {
    if (ledger.pairs.has(`${company.id} ${student.id}`) || company.scoutLimitPerMonth === 0) continue
    const job = company.jobs.find((one) => one.story.status === 'PUBLISHED' && !one.story.isArchived && isRight(one))
    if (job) return [company, job] as const
  }
  return null
}
