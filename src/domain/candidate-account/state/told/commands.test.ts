import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { kinds } from '#domain/notification/kinds.ts'
import type { Kind } from '#domain/notification/kind.ts'
import { ownApp } from '#test/client.ts'
import { aFilledStudent } from '#test/factories/filled-student.ts'
import { mark } from '#test/factories/filled-world.ts'
import { withdrawCandidate } from '../commands.ts'

const app = ownApp()

/** Kinds whose words name no student: they are about the company, its jobs and users, or a number of students. */
const nameless: readonly (keyof typeof kinds)[] = [
  'webhookOff',
  'memberJoining',
  'jobTakenDown',
  'jobPutBack',
  'jobNeedsRecheck',
  'ownDatesChanged',
  'contractEnding',
  'contractAnswered',
  'contractResumed',
  'trialBegun',
  'trialEnding',
  'invoiceIssued',
  'sendingSlowed',
  'scoutQuotaUsed',
  'studentsInterested',
  'newMatches',
  'dailyDigest',
  'mentionedInNote',
]

const listedToCompanies = Object.entries<Kind>(kinds).filter(
  ([, { reaches, channels }]) => reaches.startsWith('company') && channels.includes('LIST'),
)

/** The table of the id with which the key of the kind begins: 'day_notice' for a kind whose key is 'K50:<dayNoticeId>'. */
function tableOf(kind: Kind) {
  const names = { companyUserIds: [], day: '2026-12-01' }
  const about = new Proxy<object>(names, {
    get: (target, name) => Reflect.get(target, name) ?? String(name),
  })
  const [, key = ''] = kind.effectKey(about, new Date()).split(':')
  return key.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

async function eventOf(table: string, candidateId: string) {
  const { rows } = await sql<{ id: string; companyId: string }>`
    select id, company_id from ${sql.table(table)} where candidate_id = ${candidateId} limit 1`.execute(app.db)
  return rows[0]
}

test('§4 a student who leaves is named in no list of a company, whatever the list told', async () => {
  const { student } = await aFilledStudent(app)
  const { id: candidateId, viewer } = student
  const codes: string[] = []
  for (const [name, kind] of listedToCompanies.filter(([kindName]) => !nameless.some((of) => of === kindName))) {
    const event = await eventOf(tableOf(kind), candidateId)
    expect([name, event]).toEqual([name, expect.anything()])
    await sql`
      insert into company_notification (company_id, company_user_id, kind, title, body, path, effect_key)
      select company_id, company_user_id, ${kind.code}, ${`${mark}さん`}, ${mark}, '/client', ${`${kind.code}:${event?.id}:2`}
      from scout_invitation where candidate_id = ${candidateId}`.execute(app.db)
    codes.push(kind.code)
  }
  const listNamed = () =>
    app.db.selectFrom('companyNotification').select('kind').where('title', 'like', `${mark}%`).execute()
  expect((await listNamed()).map(({ kind }) => kind).toSorted()).toEqual(codes.toSorted())
  await app.db.transaction().execute((tx) => withdrawCandidate(tx, viewer, { reason: '', reasonKind: null }))
  expect(await listNamed()).toEqual([])
})

test('a kind that names no student is one of those in the lists of companies', () => {
  expect(nameless.filter((name) => !listedToCompanies.some(([listed]) => listed === name))).toEqual([])
})
