import { sql, type SqlBool } from 'kysely'
import { countAudit, listAudit, type AuditFilter } from '#domain/audit/queries.ts'
import { listVisibleCandidates } from '#domain/candidate/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { CandidateId } from '#ground/id.ts'
import { isUuid } from '#ground/uuid.ts'
import { addDays, isDay } from '#ground/day.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { slashDateTime } from '#ground/tokyo-time.ts'
import { checkText, fieldError, validationText } from '#ground/validation/validation.ts'
import type { Db } from '#platform/database/db.ts'
import { things } from './things/queries.ts'
import { actionsOf, activityLimits, dailyActions, isOtherActor, type ActivityKind } from './rules.ts'

/** The conditions of a search in the activity log; days of Tokyo, both of them inside. */
export type ActivityFilter = {
  from: string
  to: string
  /** The id of a user or token, 'OPERATOR' or 'SYSTEM'; null for everybody. */
  person: string | null
  kind: ActivityKind | null
  text: string
  /** Every reading of a student is an entry of its own. */
  isEach: boolean
}

/** Refuses invalid_input for a period that ends before it begins, or is longer than a year. */
async function readFilter(db: Db, companyId: CompanyId, filter: ActivityFilter): Promise<AuditFilter> {
  const { from, to, kind, isEach } = filter
  const text = filter.text.trim()
  const isPeriod = isDay(from) && isDay(to)
  refuseInvalid([
    isPeriod ? null : { path: 'from', message: validationText.date },
    isPeriod && to < from ? { path: 'to', message: '終わりの日は、始まりの日よりあとにしてください' } : null,
    isPeriod && to >= addDays(from, activityLimits.days.max)
      ? fieldError('to', `一度に表示できる期間は${activityLimits.days.max}日までです`)
      : null,
    checkText('text', text, activityLimits.text),
  ])
  return {
    companyId,
    from: startOfTokyoDay(from),
    until: startOfTokyoDay(addDays(to, 1)),
    actions: actionsOf(kind),
    actor: actorOf(filter.person),
    found: text === '' ? null : await find(db, companyId, text),
    daily: isEach ? [] : dailyActions,
  }
}

function actorOf(person: string | null): AuditFilter['actor'] {
  if (person === null || person === '') return null
  if (isOtherActor(person)) return { area: person === 'OPERATOR' ? 'admin' : 'system' }
  // An id of another company finds none of this company's rows.
  return { area: 'client', actorId: isUuid(person) ? person : '00000000-0000-0000-0000-000000000000' }
}

/** The people and things of the company whose name holds the text, and the acts whose sentence does. */
async function find(db: Db, companyId: CompanyId, text: string) {
  const people = (await listPeople(db, companyId)).filter(({ name }) =>
    name.replaceAll(' ', '').includes(text.replaceAll(/\s/gu, '')),
  )
  const named = await things(db, companyId)
    .select('id')
    .where(sql<SqlBool>`strpos(name, ${text}) > 0`)
    .execute()
  const ids = people.map(({ id }) => id)
  return { actions: actionsOf(null, text), actorIds: ids, subjectIds: [...ids, ...named.map(({ id }) => id)] }
}

export type ActivityPerson = { id: string; name: string }

/** The users of a company, also those who left, and its tokens. */
export async function listPeople(db: Db, companyId: CompanyId): Promise<ActivityPerson[]> {
  const users = await db
    .selectFrom('companyUser')
    .leftJoin('companyUserAccount', 'companyUserAccount.companyUserId', 'companyUser.id')
    .select(['companyUser.id', 'familyName', 'givenName', 'email'])
    .where('companyUser.companyId', '=', companyId)
    .orderBy('companyUser.id')
    .execute()
  const tokens = await db
    .selectFrom('accessToken')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .orderBy('id')
    .execute()
  return [
    ...users.map(({ id, familyName, givenName, email }) => ({
      id,
      name: `${familyName} ${givenName}`.trim() || (email ?? '招待中のユーザー'),
    })),
    ...tokens.map(({ id, name }) => ({ id, name: `アクセストークン：${name}` })),
  ]
}

export async function listActivity(db: Db, companyId: CompanyId, conditions: ActivityFilter, page: number) {
  const filter = await readFilter(db, companyId, conditions)
  const { perPage, counted } = activityLimits
  return {
    rows: await listAudit(db, filter, perPage, (page - 1) * perPage),
    count: await countAudit(db, filter, counted),
  }
}

/** Every row of the period, each reading too, up to the limit of a CSV. */
export const listForExport = async (db: Db, companyId: CompanyId, conditions: ActivityFilter) =>
  listAudit(db, await readFilter(db, companyId, { ...conditions, isEach: true }), activityLimits.rows, 0)

/** Batched: the names of the people and things with these ids, and whether one is a job. */
export async function listNames(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const people = await listPeople(db, companyId)
  const named = await things(db, companyId)
    .selectAll()
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute()
  return new Map([
    ...people.map(({ id, name }): [string, Name] => [id, { text: name, isJob: false }]),
    ...named.map(({ id, kind, name, startAt }): [string, Name] => [
      id,
      { text: startAt ? `${name} ${slashDateTime(startAt)}` : name, isJob: kind === 'job' },
    ]),
  ])
}
type Name = { text: string; isJob: boolean }

/** Batched: those of the students whom the company may see. */
export const findVisible = async (db: Db, companyId: CompanyId, ids: readonly CandidateId[]) =>
  new Map((await listVisibleCandidates(db, companyId, ids)).map((id): [CandidateId, CandidateId] => [id, id]))
