import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSender } from '#test/factories/scout-invitation.ts'
import { jobs } from './jobs.ts'

const app = ownApp()

const context = () => ({
  db: app.db,
  inTransaction: <Result>(act: Parameters<ReturnType<typeof app.db.transaction>['execute']>[0]) =>
    app.db.transaction().execute(act) as Promise<Result>,
})
const statusOf = async (id: string) =>
  (await app.db.selectFrom('scoutInvitation').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const enqueued = async (name: string) =>
  (
    await sql<{ payload: { scoutInvitationId: string } }>`
      select jobs.payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where tasks.identifier = ${name}`.execute(
      app.db,
    )
  ).rows.map(({ payload }) => payload.scoutInvitationId)

test('§4 the clock ends what was not answered and what got no date, once each', async () => {
  const sender = await aSender(app.db)
  const home = await aSchedulingSender(app.db)
  const late = await anInvited(app.db, sender, { expiresAt: inHours(-1) })
  const open = await anInvited(app.db, sender)
  const slow = await anInvited(app.db, home, { ...acceptedForScheduling(), scheduleBy: inHours(-1) })
  const booked = await anInvited(app.db, home, {
    ...acceptedForScheduling(),
    schedulingStatus: 'ACCEPTED',
    scheduleBy: null,
  })
  await Promise.all([jobs.expire_scout_invitations({}, context()), jobs.expire_scout_invitations({}, context())])
  await jobs.expire_scout_invitations({}, context())
  const invitations = [late, open, slow, booked].map(({ invitation }) => invitation.id)
  expect(await Promise.all(invitations.map(statusOf))).toEqual(['EXPIRED', 'PENDING', 'EXPIRED', 'ACCEPTED'])
  expect((await enqueued('notify_scout_expired')).sort()).toEqual([late.invitation.id, slow.invitation.id].sort())
  const audit = await app.db
    .selectFrom('audit')
    .select(['action', 'area', 'toStatus'])
    .where('subjectId', '=', slow.invitation.id)
    .execute()
  expect(audit).toEqual([{ action: 'expireUnscheduled', area: 'system', toStatus: 'EXPIRED/PENDING' }])
})

test('more than one batch is finished in one run', async () => {
  const sender = await aSender(app.db)
  const { invitation } = await anInvited(app.db, sender)
  await sql`
    with students as (
      insert into candidate (status, graduation_year, department_category) select 'ACTIVE', 2028, 'OTHER' from generate_series(1, 1100) returning id)
    insert into scout_invitation (company_id, candidate_id, job_id, template_message_history_id, company_user_id, reason, expires_at)
    select i.company_id, students.id, i.job_id, i.template_message_history_id, i.company_user_id, i.reason, now() - interval '1 minute'
    from students, scout_invitation i where i.id = ${invitation.id}`.execute(app.db)
  await jobs.expire_scout_invitations({}, context())
  const left = await app.db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', sender.company.id)
    .where('status', '=', 'PENDING')
    .execute()
  expect(left.map(({ id }) => id)).toEqual([invitation.id])
})

test('what was put off is brought back once, and not after it was answered', async () => {
  const sender = await aSender(app.db)
  const due = await anInvited(app.db, sender, { remindAt: inHours(-1) })
  const later = await anInvited(app.db, sender, { remindAt: inHours(1) })
  const answered = await anInvited(app.db, sender, { status: 'DECLINED', remindAt: inHours(-1), endedAt: new Date() })
  await jobs.remind_postponed({}, context())
  await jobs.remind_postponed({}, context())
  expect(await enqueued('notify_scout_unanswered')).toEqual([due.invitation.id])
  const rows = await app.db.selectFrom('scoutInvitation').select('id').where('remindAt', 'is not', null).execute()
  expect(rows.map(({ id }) => id)).toEqual([later.invitation.id])
  expect(await statusOf(answered.invitation.id)).toBe('DECLINED')
})

test('§4 the reminder of a scout that was put off waits while the company is suspended', async () => {
  const sender = await aSender(app.db, { contract: { status: 'SUSPENDED' } })
  const { invitation } = await anInvited(app.db, sender, { remindAt: inHours(-1) })
  await jobs.remind_postponed({}, context())
  expect(await enqueued('notify_scout_unanswered')).not.toContain(invitation.id)
  await app.db.updateTable('contract').set({ status: 'ACTIVE' }).where('companyId', '=', sender.company.id).execute()
  await jobs.remind_postponed({}, context())
  expect(await enqueued('notify_scout_unanswered')).toContain(invitation.id)
})
