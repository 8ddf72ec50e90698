import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { provenCompanyUser } from '#domain/viewer/viewer.ts'
import { kinds } from '#domain/notification/kinds.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { TestApp } from '../client.ts'
import { aCompanyUser } from '../factories.ts'
import { anAccessToken } from './access-token.ts'
import { aSavedFilter } from './candidate-search.ts'
import { aFilledStudent } from './filled-student.ts'
import { inHours } from './scheduling.ts'
import { aScoutTemplate } from './scout-template.ts'
import { aDelivery, aWebhook } from './webhook.ts'
import { aWhitepaper } from './whitepaper.ts'

let made = 0

/** A company with a student, and with rows of its own in every table that its end erases; `word` is in their texts. */
export async function aFilledCompany(app: TestApp) {
  const word = `社内だけの言葉${(made += 1)}。`
  const { student } = await aFilledStudent(app)
  const invitation = await app.db
    .selectFrom('scoutInvitation')
    .select(['companyId', 'companyUserId', 'jobId', 'id', 'templateMessageHistoryId'])
    .where('candidateId', '=', student.id)
    .executeTakeFirstOrThrow()
  const { companyId } = provenCompanyUser(invitation)
  const { id: companyUserId, viewer } = await aCompanyUser(app.db, companyId, {
    familyNameKana: word,
    givenNameKana: word,
    department: word,
    title: word,
    messageToStudents: word,
  })
  const world = { app, companyId, companyUserId, jobId: invitation.jobId, word }
  await app.db.updateTable('job').set({ totalSent: 1 }).where('id', '=', invitation.jobId).execute()
  await fillAccess(world)
  await fillPerson(world)
  await fillWork(world)
  await anAccessToken(app.db, viewer)
  const delivery = await aDelivery(app.db, await aWebhook(app.db, companyId, { description: word }))
  await app.db
    .insertInto('webhookAttempt')
    .values({ companyId, webhookDeliveryId: delivery.id, answer: word, statusCode: 500, tookMs: 5 })
    .execute()
  const template = await aScoutTemplate(
    app.db,
    { company: { id: companyId }, user: { id: companyUserId } },
    { title: word, text: word.repeat(20) },
  )
  await app.db
    .updateTable('templateMessageHistory')
    .set({ scoutTemplateId: template.id, scoutTemplateVersion: 1, foundBy: word })
    .where('id', '=', invitation.templateMessageHistoryId)
    .execute()
  const outcome = { companyId, companyUserId, candidateId: student.id, scoutInvitationId: invitation.id, step: 2 }
  await app.db
    .insertInto('scoutOutcome')
    .values({ ...outcome, outcome: 'NOT_SELECTED', message: word, tellsAt: inHours(1) })
    .execute()
  return { companyId, companyUserId, student, invitation, word }
}

type World = { app: TestApp; companyId: OfRow<'company'>; companyUserId: string; jobId: string; word: string }

async function fillAccess({ app: { db }, companyId, companyUserId, word }: World) {
  const owner = { companyId, companyUserId }
  await db.insertInto('allowedNetwork').values({ companyId, network: '0.0.0.0/0', label: word }).execute()
  await db
    .insertInto('session')
    .values({ ...owner, area: 'client', tokenSha256: sha256(companyUserId), expiresAt: inHours(1) })
    .execute()
  await db
    .insertInto('singleSignOn')
    .values({ companyId, issuer: 'https://id.example', clientId: word, sealedClientSecret: Buffer.from('x') })
    .execute()
  await db
    .insertInto('singleSignOnFlow')
    .values({ ...owner, stateSha256: sha256(`s${companyUserId}`), browserSha256: sha256('b'), expiresAt: inHours(1) })
    .execute()
  await db
    .insertInto('singleSignOnIdentity')
    .values({ ...owner, issuer: 'https://id.example', subject: word })
    .execute()
  await db
    .insertInto('mailDomain')
    .values({ companyId, domain: `${companyId}.example`, token: companyId })
    .execute()
  await db
    .insertInto('signInAddress')
    .values({ companyId, address: '203.0.113.0', day: tokyoToday(), signIns: 1 })
    .execute()
  await db
    .insertInto('passwordReset')
    .values({ ...owner, area: 'client', tokenSha256: sha256(`r${companyUserId}`), expiresAt: inHours(1) })
    .execute()
  await db
    .insertInto('staffPasskey')
    .values({
      ...owner,
      credentialId: randomUUID(),
      publicKey: Buffer.from('k'),
      counter: 0,
      name: word,
      isBackedUp: false,
    })
    .execute()
  await db
    .insertInto('staffTotp')
    .values({ ...owner, sealedSecret: Buffer.from('s') })
    .execute()
}

async function fillPerson({ app: { db }, companyId, companyUserId, jobId, word }: World) {
  const owner = { companyId, companyUserId }
  await db
    .insertInto('pushDevice')
    .values({ ...owner, token: word + companyUserId })
    .execute()
  const notice = {
    ...owner,
    kind: kinds.scoutAccepted.code,
    title: word,
    body: word,
    path: '/client',
    effectKey: 'one',
  }
  const { id: notificationId } = await db
    .insertInto('companyNotification')
    .values(notice)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into notification_push (company_id, company_user_id, notification_id, push_device_id)
    select ${companyId}, ${companyUserId}, ${notificationId}, id from push_device
    where company_user_id = ${companyUserId}`.execute(db)
  await db
    .insertInto('companyDigestItem')
    .values({ ...owner, kind: kinds.scoutAccepted.code, effectKey: 'one' })
    .execute()
  await db
    .insertInto('notificationMail')
    .values({ ...owner, effectKey: 'one' })
    .execute()
  await db
    .insertInto('calendarFeed')
    .values({ ...owner, tokenSha256: sha256(`f${companyUserId}`) })
    .execute()
  await db
    .insertInto('busyCalendar')
    .values({ ...owner, sealedAddress: Buffer.from('a'), host: word })
    .execute()
  await db
    .insertInto('busyTime')
    .values({ ...owner, startAt: inHours(1), endAt: inHours(2) })
    .execute()
  const removal = { schedulingDateId: randomUUID(), title: word, startAt: inHours(1), endAt: inHours(2) }
  await db
    .insertInto('staffDateRemoval')
    .values({ ...owner, ...removal, calendarChangedAt: new Date() })
    .execute()
  await db
    .insertInto('scoutNotificationDefault')
    .values({ ...owner, kind: kinds.scoutAccepted.code, timing: 'OFF' })
    .execute()
  await db
    .insertInto('scoutNotificationSetting')
    .values({ ...owner, jobId, kind: kinds.scoutAccepted.code, timing: 'OFF' })
    .execute()
  await db.insertInto('reasonFiguresOff').values(owner).execute()
  const whitepaper = await aWhitepaper(db)
  await db
    .insertInto('whitepaperDownload')
    .values({ ...owner, whitepaperId: whitepaper.id, secretSha256: sha256(`w${companyUserId}`), expiresAt: inHours(1) })
    .execute()
}

async function fillWork({ app: { db }, companyId, companyUserId, jobId, word }: World) {
  const owner = { companyId, companyUserId }
  const filter = await aSavedFilter(db, owner, { name: word })
  const ofFilter = { companyId, savedFilterId: filter.id }
  await db
    .insertInto('savedFilterAlert')
    .values({
      ...ofFilter,
      companyUserId,
      timing: 'DAILY',
      hour: 9,
      weekday: 1,
      toldUntil: new Date(),
      dueAt: new Date(),
    })
    .execute()
  await sql`insert into saved_filter_chunk (company_id, saved_filter_id, chunk, bits)
    values (${companyId}, ${filter.id}, 0, repeat('1', 16384)::bit(16384))`.execute(db)
  const note = await db
    .selectFrom('candidateNote')
    .select('id')
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('candidateNoteMention')
    .values({ ...owner, candidateNoteId: note.id })
    .execute()
  await db
    .insertInto('evaluationForm')
    .values({ ...owner, version: 9, points: [word] })
    .execute()
  const experiment = await db
    .selectFrom('scoutExperiment')
    .select('id')
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('scoutExperimentBlock')
    .values({ companyId, scoutExperimentId: experiment.id, foundBySha256: sha256('found'), block: 'AB' })
    .execute()
  await db
    .insertInto('contractRequest')
    .values({
      companyId,
      requestedBy: companyUserId,
      kind: 'CONTACTS',
      message: word,
      contractEndsOn: addDays(tokyoToday(), 30),
    })
    .execute()
  await db.insertInto('fairMode').values({ companyId, scope: 'CHOSEN_JOBS' }).execute()
  await db.insertInto('fairModeUser').values(owner).execute()
  await db.insertInto('fairJob').values({ companyId, jobId }).execute()
  await db
    .insertInto('jobPresence')
    .values({ ...owner, jobId })
    .execute()
  await db
    .insertInto('jobSave')
    .values({ ...owner, jobId, part: 'CONTENTS', revision: 1 })
    .execute()
  await db.insertInto('schedulingSetting').values({ companyId, closingHours: 24 }).execute()
  await db
    .insertInto('scoutSentOnDay')
    .values({ companyId, day: tokyoToday(), sent: 1 })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await db.insertInto('sendingSlowdown').values({ companyId, answered: 1, ended: 9 }).execute()
  await db.insertInto('threadPhrase').values({ companyId, title: word, text: word }).execute()
}
