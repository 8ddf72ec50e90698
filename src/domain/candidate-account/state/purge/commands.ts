import { sql, type Updateable } from 'kysely'
import { eraseReasons } from '#domain/audit/commands.ts'
import { recordErasure } from '#domain/audit/retention/commands.ts'
import { enqueueRemoval } from '#domain/candidate/picture/commands.ts'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { enqueueExportRemovals } from '../../data-export/making/commands.ts'
import { profileColumns } from '../../profile-columns.ts'
import { moveCandidate } from '../commands.ts'
import { purgeDays } from '../rules.ts'
import { eraseToldNames } from '../told/commands.ts'

const nothing: Updateable<DB['candidate']> = Object.fromEntries(
  Object.entries(profileColumns).map(([name, { purged }]) => [name, purged]),
)

const withdrawnLongAgo = (db: Db | Tx) =>
  db
    .selectFrom('candidateWithdrawal')
    .select('candidateId')
    .where('purgedAt', 'is', null)
    .where('withdrawnAt', '<=', sql<Date>`now() - make_interval(days => ${purgeDays}::int)`)
    .orderBy('withdrawnAt')

/** Students who withdrew 30 days ago and are still to be purged, who left first at the top. */
export const listToPurge = (db: Db | Tx) => withdrawnLongAgo(db).execute()

/**
 * Erases the data of a student who withdrew 30 days ago: identity, profile texts and company notes. Sent scouts stay as
 * rows without a person. Nothing happens to a student whom another worker purges.
 */
export async function purgeWithdrawn(tx: Tx, candidateId: OfRow<'candidate'>) {
  const due = await withdrawnLongAgo(tx)
    .where('candidateId', '=', candidateId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return
  await purge(tx, candidateId)
  await recordErasure(tx, 'WITHDRAWN_CANDIDATE', 1)
}

async function purge(tx: Tx, candidateId: OfRow<'candidate'>) {
  await moveCandidate(tx, 'system', candidateId, 'purgeCandidate')
  await enqueueRemoval(tx, candidateId)
  await enqueueExportRemovals(tx, candidateId)
  await tx.updateTable('candidate').set(nothing).where('id', '=', candidateId).execute()
  await eraseToldNames(tx, candidateId)
  const ofStudent = [
    'calendarFeed',
    'pushDevice',
    'lineCode',
    'candidateReading',
    'profileView',
    'scoutReceivedInWeek',
    'candidateExport',
    'agentConsultation',
    'candidateAccount',
    'assessmentProfile',
    'assessmentCertificate',
    'assessmentAttempt',
    'consent',
    'session',
    'favoriteCompany',
    'jobInterest',
    'blockedCompany',
    'blockedCorporateNumber',
    'candidateIntake',
    'candidateQuietHours',
    'candidateNotification',
    'candidateNotificationSetting',
    'knownDevice',
    'passwordReset',
    'accountChange',
    'notificationMail',
    'companyCandidate',
    'companyCandidateLabel',
    'passedOverCandidate',
    'triagePlace',
    'scoutClaim',
    'scoutDraftStudent',
    'openReading',
    'candidateNote',
    'savedFilterMatch',
    'candidateFinding',
    'evaluation',
    'schedulingDateRequest',
    'dayNotice',
    'waitingPlace',
    'thread',
    'threadChoice',
    'scoutWait',
    'scoutPlacement',
    'scoutStage',
    'scoutWording',
    'scoutExperimentStudent',
    'scoutOutcome',
    'scoutFollowUp',
    'candidateSkill',
    'candidateVerification',
    'candidateAttribution',
    'inquiry',
    'candidateLookup',
    'candidateStop',
    'offerReport',
    'candidateIdentity',
    'candidatePasskey',
    'oidcFlow',
    'passkeyChallenge',
  ] as const
  for (const table of ofStudent) await tx.deleteFrom(table).where('candidateId', '=', candidateId).execute()
  await eraseWords(tx, candidateId)
  await tx
    .updateTable('candidateWithdrawal')
    .set({ purgedAt: sql<Date>`now()`, reason: '' })
    .where('candidateId', '=', candidateId)
    .execute()
}

const erased = '退会した学生へのスカウトのため、退会から30日が過ぎたときに、選んだ理由を削除しました。'

// Reasons and quotations hold the student's own words, and what a company wrote with a date or an outcome is to that
// student alone; the rows keep that a scout was sent, with a reason of its shortest length, and the times of its dates.
async function eraseWords(tx: Tx, candidateId: OfRow<'candidate'>) {
  await tx
    .deleteFrom('scoutInvitationQuotation')
    .where('scoutInvitationId', 'in', (eb) =>
      eb.selectFrom('scoutInvitation').select('id').where('candidateId', '=', candidateId),
    )
    .execute()
  await tx
    .updateTable('scoutInvitation')
    .set({ reason: erased, withdrawalMessage: null, outcomeMessage: '' })
    .where('candidateId', '=', candidateId)
    .execute()
  await tx.updateTable('booking').set({ companyWord: '' }).where('candidateId', '=', candidateId).execute()
  await eraseReasons(tx, candidateId)
}
