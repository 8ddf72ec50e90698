import { dayMs } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import type { CompanyRelations } from './company-relations.ts'
import { loadCalledOff, loadLate, loadOffered, loadReceived, loadWaiting } from './date-rows.ts'
import { loadDrafts } from './drafts.ts'
import { loadHeldWord, loadHire, loadWithdrawn } from './endings.ts'
import { loadFiles } from './files.ts'
import { loadFurtherStep } from './further-steps.ts'
import { loadScheduled, loadTemplates } from './letters.ts'
import { loadLedOn } from './led-on.ts'
import { loadTeam } from './team.ts'

const calledOffWord =
  '担当者の出張と重なり、この日程での面談ができなくなりました。申し訳ありません。別の日程をご用意しましたので、お選びいただけるとうれしいです。'

/** The rows beside the scouts of the company's relations, once the scouts are there. */
export async function writeCompanyRelations(db: Db, relations: CompanyRelations, now: Date) {
  const { company, dates, nextScheduling: schedulingId, nextJobId, of } = relations
  await loadTeam(db, relations, now)
  await loadTemplates(db, company, now)
  await loadDrafts(db, company, now)
  await loadScheduled(
    db,
    [of.waitingOne, of.waitingTwo, of.waitingThree].filter((one) => one !== undefined),
    now,
  )
  if (of.met) await loadFiles(db, of.met, now)
  if (of.late) await loadLate(db, of.late, now)
  if (of.received) await loadReceived(db, of.received, now)
  if (of.held) await loadHeldWord(db, of.held, now)
  if (of.secondBooked) await loadFurtherStep(db, of.secondBooked, { schedulingId, date: dates.second })
  if (of.secondChoosing) await loadFurtherStep(db, of.secondChoosing, { schedulingId })
  if (of.ledOn && nextJobId) await loadLedOn(db, of.ledOn, nextJobId)
  if (of.hired) await loadHire(db, of.hired, now)
  if (of.withdrawn) await loadWithdrawn(db, of.withdrawn, now)
  if (of.firstInLine) await loadWaiting(db, of.firstInLine, dates.full, new Date(now.getTime() - 2 * dayMs))
  if (of.secondInLine) await loadWaiting(db, of.secondInLine, dates.full, new Date(now.getTime() - dayMs))
  if (of.offered) await loadOffered(db, of.offered, dates.offered, now)
  const by = { calledOffBy: company.userIds[1] ?? '', companyWord: calledOffWord, now }
  if (of.calledOff) await loadCalledOff(db, of.calledOff, dates.calledOff, by)
}
