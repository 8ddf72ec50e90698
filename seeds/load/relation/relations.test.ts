import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import type { TestDatabase } from '#test/database.ts'
import { demoDatabase } from '#test/demo-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase(50)
})
afterAll(() => database.close())

/** Hours may lie between the demo and this file: what was ahead then may be over. */
const seededAt = sql`(select max(written_at) from scout_outcome where told_at is null)`
const ofRecruiter = sql`(select company_id from company_user_account where email = ${demoAccounts.recruiter})`
const ofStudent = sql`(select candidate_id from candidate_account where email = ${demoAccounts.student})`
const count = async (of: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${of}`.execute(database.db)
  return rows[0]?.count ?? 0
}

describe('the company of the demo has students in every state after the acceptance', () => {
  test.each([
    ['a seat of yesterday without a mark', 4, sql`booking where status = 'BOOKED' and upper(during) < ${seededAt}`],
    [
      'a seat of today with a code',
      3,
      sql`booking where status = 'BOOKED' and check_in_code <> '' and lower(during) between ${seededAt} and ${seededAt} + interval '1 hour'`,
    ],
    ['a student at the door', 1, sql`booking where checked_in_at is not null`],
    ['a student who comes late', 1, sql`day_notice where kind = 'LATE'`],
    ['a word held for the morning', 1, sql`scout_outcome where told_at is null and tells_at > ${seededAt}`],
    ['a second step', 2, sql`scout_invitation where step = 2`],
    ['a choice of further dates', 1, sql`scout_invitation where step = 2 and choose_by > ${seededAt}`],
    [
      'a student who waits for the dates of a next job, and wishes for some',
      1,
      sql`scheduling_date_request join scout_step using (company_id, scout_invitation_id, step)
        where is_before_dates and status = 'REQUESTED' and scheduling_id is null and job_id is not null`,
    ],
    ['a note that names a colleague', 3, sql`candidate_note_mention`],
    ['evaluations by the own points', 4, sql`evaluation where form_version = 1 and cardinality(scores) = 4`],
    ['phrases', 4, sql`thread_phrase`],
    ['templates of the team and of a colleague', 4, sql`scout_template`],
    ['a second version of a template', 2, sql`scout_template_version where version = 2`],
    ['letters from a template', 2, sql`template_message_history where scout_template_version = 1`],
    ['drafts of two colleagues', 2, sql`scout_draft where left_out = 0`],
    ['begun reasons', 3, sql`scout_draft_student where reason <> ''`],
    ['scouts that wait', 3, sql`scout_invitation where status = 'SCHEDULED' and sent_at > ${seededAt}`],
    [
      'scouts that wait, each counted among the sent ones on the day of its letter',
      3,
      sql`(select scout.company_id from scout_invitation scout
        join template_message_history letter on letter.company_id = scout.company_id and letter.id = scout.template_message_history_id
        join scout_sent_on_day sent on sent.company_id = scout.company_id
          and sent.day = (letter.inserted_at at time zone 'Asia/Tokyo')::date
        where scout.status = 'SCHEDULED' and sent.sent > 0 and sent.day > current_date - 29) counted`,
    ],
    ['a PDF and a picture', 2, sql`thread_file`],
    ['a date called off', 1, sql`booking where called_off_by is not null and company_word <> ''`],
    ['a promise with an unanswered scout', 1, sql`scout_promise where answer is null`],
    ['a promise that a student judged', 1, sql`scout_promise where answer in ('KEPT', 'BROKEN')`],
    ['a follow-up that arrived', 1, sql`scout_follow_up where delivered_at is not null`],
    ['a follow-up that is planned', 1, sql`scout_follow_up where delivered_at is null and due_at > ${seededAt}`],
    ['a scout taken back', 1, sql`scout_invitation where withdrawn_by is not null`],
    ['a line', 2, sql`waiting_place where status = 'WAITING'`],
    ['an offered seat', 1, sql`waiting_place where status = 'OFFERED' and offered_until > ${seededAt}`],
    ['a hire without the student’s word', 1, sql`offer_report where recorded_by = 'COMPANY' and status = 'SUBMITTED'`],
  ])('%s', async (_, least, rows) => {
    expect(
      await count(sql`(select company_id from ${rows}) row where company_id = ${ofRecruiter}`),
    ).toBeGreaterThanOrEqual(least)
  })

  test('and an interviewer with a sign-in and dates', async () => {
    const account = sql`company_user_account join company_user on company_user.id = company_user_id
      join scheduling_date_notified_company_user as mine on mine.company_user_id = company_user.id
      where email = ${demoAccounts.interviewer} and password_hash is not null and role = 'INTERVIEWER'`
    expect(await count(account)).toBeGreaterThanOrEqual(8)
  })
})

describe('the student of the demo', () => {
  test.each([
    [
      'comes to a date today',
      sql`booking where status = 'BOOKED' and check_in_code <> '' and lower(during) between ${seededAt} and ${seededAt} + interval '1 hour'`,
    ],
    [
      'came to one yesterday',
      sql`booking where status = 'ATTENDED' and upper(during) > ${seededAt} - interval '48 hours'`,
    ],
    ['chooses the dates of a second step', sql`scout_invitation where step = 2 and choose_by > ${seededAt}`],
    ['has a seat kept', sql`waiting_place where status = 'OFFERED' and offered_until > ${seededAt}`],
    ['reads that a date was called off', sql`booking where called_off_by is not null`],
    [
      'is asked whether a hire is right',
      sql`offer_report where recorded_by = 'COMPANY' and status = 'SUBMITTED' and answer_by > ${seededAt}`,
    ],
    [
      'is told of the recorded hire',
      sql`candidate_notification where kind = 'C47' and path = '/candidate/reward-request'`,
    ],
    ['is told of the kept seat', sql`candidate_notification where kind = 'C50' and path like '%/schedule'`],
    ['was promised something', sql`scout_promise`],
    ['had a scout that was taken back', sql`scout_invitation where withdrawn_by is not null`],
  ])('%s', async (_, rows) => {
    expect(
      await count(sql`(select candidate_id from ${rows}) row where candidate_id = ${ofStudent}`),
    ).toBeGreaterThanOrEqual(1)
  })
})

describe('what the demo promises lies ahead', () => {
  test.each([
    [
      'a choice of dates',
      sql`scout_invitation where status = 'ACCEPTED' and scheduling_status = 'PENDING' and coalesce(choose_by, schedule_by) < ${seededAt}`,
    ],
    ['an open scout', sql`scout_invitation where status = 'PENDING' and expires_at < ${seededAt}`],
    ['a kept seat', sql`waiting_place where status = 'OFFERED' and offered_until < ${seededAt}`],
    ['an answer to a reported hire', sql`offer_report where status = 'SUBMITTED' and answer_by < ${seededAt}`],
    ['a follow-up', sql`scout_follow_up where delivered_at is null and due_at < ${seededAt}`],
    ['a held word', sql`scout_outcome where told_at is null and taken_back_at is null and tells_at < ${seededAt}`],
  ])('%s', async (_, rows) => {
    expect(await count(rows)).toBe(0)
  })

  test('and no offer is older than its scout', async () => {
    const wrong = sql`offer_report join scout_invitation on scout_invitation.company_id = offer_report.company_id
      and scout_invitation.id = scout_invitation_id where accepted_on < (sent_at at time zone 'Asia/Tokyo')::date`
    expect(await count(sql`offer_report`)).toBeGreaterThan(0)
    expect(await count(wrong)).toBe(0)
  })

  test('and every seat is counted once', async () => {
    const wrong = sql`scheduling_date date where booked <> (select count(*) from booking
      where scheduling_date_id = date.id and status <> 'CANCELLED') or offered <> (select count(*) from waiting_place
      where scheduling_date_id = date.id and status = 'OFFERED')`
    expect(await count(wrong)).toBe(0)
  })
})
