import { sql, type RawBuilder } from 'kysely'
import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import { isOpenToInterviewer } from '#domain/scout-invitation/interview/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { batchSize, type Kind } from '../../kind.ts'
import { addDigestItems } from '../../news/digest/commands.ts'
import { listInterviewers } from '../../people/queries.ts'
import { findChannels } from '../../setting/candidate/queries.ts'
import { pushServicesOf } from '../../setting/candidate/rules.ts'
import { findTimings } from '../../setting/company-user/queries.ts'
import { queueMails } from '../mail/commands.ts'
import type { Notice } from '../notice.ts'
import { queuePushes } from '../push/commands.ts'
import { listHeard } from './queries.ts'

/**
 * Writes the rows of the list and queues mails and pushes, for the recipients and channels of the kind. The same kind
 * and effect again do nothing. Nothing is sent when the facts are gone by now. A kind for many students notifies one
 * batch and returns the last id of the batch while there may be more students.
 */
export async function tell<About extends object>(
  tx: Tx,
  kind: Kind<About>,
  about: About,
  now: Date,
  after: OfRow<'candidate'> | null = null,
): Promise<OfRow<'candidate'> | null> {
  const reading = await kind.read(tx, about)
  if (!reading) return null
  const ids = await reading.recipients(after)
  await byReach[kind.reaches](tx, { kind, about, effectKey: kind.effectKey(about, now), ...reading }, ids)
  return kind.reaches === 'students' && ids.length === batchSize ? (studentIds(ids).at(-1) ?? null) : null
}

type Tell = (tx: Tx, notice: Notice, ids: readonly string[]) => Promise<unknown>

// Only for a kind that reaches students: its recipients are ids of students.
const studentIds = (ids: readonly string[]) => ids as readonly OfRow<'candidate'>[]

const byReach: Record<Kind['reaches'], Tell> = {
  student: (tx, notice, ids) => tellStudents(tx, notice, studentIds(ids)),
  students: (tx, notice, ids) => listForStudents(tx, notice, ids, isActive),
  companyUser: tellInTime,
  company: tellCompanyUsers,
  operator: tellOperators,
}

/** By every channel of the kind that the student has turned on. A student who has left gets no row in the list. */
async function tellStudents(tx: Tx, notice: Notice, ids: readonly OfRow<'candidate'>[]) {
  const { kind, text } = notice
  const recipients = text.list
    ? await listForStudents(tx, notice, ids, hasNotLeft)
    : ids.map((candidateId) => ({ candidateId, id: null }))
  for (const { candidateId, id } of recipients) {
    if (!kind.topic) continue
    const channels = await findChannels(tx, candidateId, kind.topic)
    if (text.mail && channels.hasMail && kind.channels.includes('MAIL')) await queueMails(tx, notice, [{ candidateId }])
    const services = pushServicesOf(channels)
    if (id && services.length > 0 && kind.channels.includes('PUSH'))
      await queuePushes(tx, notice, { reader: { candidateId }, services }, id)
  }
}

const hasNotLeft = sql<boolean>`status not in (${sql.join(leftStatuses)})`
// Students who hide, or have not finished registering, get no notification of a kind for many.
const isActive = sql<boolean>`status = 'ACTIVE'`

/** Writes the notice to the lists of the students who meet the condition `holds`; returns the rows that are new. */
async function listForStudents(tx: Tx, notice: Notice, ids: readonly string[], holds: RawBuilder<boolean>) {
  const row = rowOf(notice)
  if (!row) return []
  return tx
    .insertInto('candidateNotification')
    .columns(['candidateId', 'kind', 'effectKey', 'title', 'body', 'path'])
    .expression((eb) =>
      eb
        .selectFrom('candidate')
        .select(({ val }) => [
          'id',
          val(row.kind).as('kind'),
          val(row.effectKey).as('effectKey'),
          val(row.title).as('title'),
          val(row.body).as('body'),
          val(row.path).as('path'),
        ])
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .where(holds)
        .orderBy('id'),
    )
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'candidateId'])
    .execute()
}

function rowOf({ kind: { code, channels }, effectKey, text: { path, list } }: Notice) {
  return list && channels.includes('LIST') ? { kind: code, effectKey, ...list, path } : null
}

/**
 * Notifies each company user at the time they chose, if the kind lets them choose. The job may run again after a choice
 * has changed; users who have heard already are left out.
 */
async function tellInTime(tx: Tx, notice: Notice, ids: readonly string[]) {
  const { companyId, setting, kind, effectKey } = notice
  if (companyId === null || setting === null) return tellCompanyUsers(tx, notice, ids)
  const timingOf = await findTimings(tx, { companyId, ...setting }, ids)
  const recipients = await listHeard(tx, companyId, ids, effectKey)
  const hearing = (timing: string) => ids.filter((id) => timingOf(id) === timing && !recipients.has(id))
  await tellCompanyUsers(tx, notice, hearing('IMMEDIATELY'))
  await addDigestItems(tx, companyId, hearing('DAILY_DIGEST'), { kind: kind.code, effectKey })
}

/** For users of one company that is reachable; see `people/queries.ts`. */
async function tellCompanyUsers(tx: Tx, notice: Notice, ids: readonly string[]) {
  const { companyId } = notice
  if (ids.length === 0 || companyId === null) return
  const users = ids.map((companyUserId) => ({ companyId, companyUserId }))
  const row = rowOf(notice)
  if (!row) return mailTo(tx, notice, users)
  // An interviewer is led from any other page to the own dates: the notice is read there.
  const interviewers = isOpenToInterviewer(row.path) ? [] : await listInterviewers(tx, companyId, ids)
  const pathOf = (id: string) => (interviewers.includes(id) ? clientUrls.interviews() : row.path)
  const rows = await tx
    .insertInto('companyNotification')
    .values(users.map((user) => ({ ...user, ...row, path: pathOf(user.companyUserId) })))
    .onConflict((oc) => oc.doNothing())
    .returning(['companyUserId', 'id'])
    .execute()
  await mailTo(
    tx,
    notice,
    rows.map(({ companyUserId }) => ({ companyId, companyUserId })),
  )
  if (!notice.kind.channels.includes('PUSH')) return
  for (const { id, companyUserId } of rows)
    await queuePushes(tx, notice, { reader: { companyId, companyUserId }, services: ['BROWSER'] }, id)
}

async function tellOperators(tx: Tx, notice: Notice, ids: readonly string[]) {
  if (ids.length === 0) return
  const operators = ids.map((adminAccountId) => ({ adminAccountId }))
  const row = rowOf(notice)
  const recipients = row
    ? await tx
        .insertInto('adminNotification')
        .values(operators.map((operator) => ({ ...operator, ...row })))
        .onConflict((oc) => oc.doNothing())
        .returning('adminAccountId')
        .execute()
    : operators
  await mailTo(tx, notice, recipients)
}

async function mailTo(tx: Tx, notice: Notice, recipients: Parameters<typeof queueMails>[2]) {
  if (notice.text.mail && notice.kind.channels.includes('MAIL')) await queueMails(tx, notice, recipients)
}
