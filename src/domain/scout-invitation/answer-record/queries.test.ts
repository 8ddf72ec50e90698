import { describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import { leastCases } from './rules.ts'

const app = ownApp()

const today = tokyoToday()
/** A working day with time for every deadline since, and the end of the second business day after it. */
const acceptedOn = addBusinessDays(addDays(today, -30), 1)
const contactBy = addBusinessDays(acceptedOn, 2)

type Sender = Awaited<ReturnType<typeof aSender>>
async function accepted(sender: Sender, count: number, contactedAt: Date | null, day = acceptedOn) {
  for (let at = 0; at < count; at += 1)
    await anInvited(app.db, sender, {
      status: 'ACCEPTED',
      sentAt: tokyoMoment(addDays(day, -1), '10:00'),
      answeredAt: tokyoMoment(day, '23:59'),
      contactedAt,
    })
}
async function requested(sender: Sender, requestedAt: Date, answeredAt: Date | null) {
  const { invitation } = await anInvited(app.db, sender, { status: 'PENDING' })
  await app.db
    .insertInto('schedulingDateRequest')
    .values({
      companyId: sender.company.id,
      scoutInvitationId: invitation.id,
      candidateId: invitation.candidateId,
      request: '平日は授業があるため、夕方以降の日程を希望します。',
      status: answeredAt ? 'ANSWERED' : 'REQUESTED',
      requestedAt,
      answeredAt,
    })
    .execute()
}
const recordOf = async (sender: Sender) => {
  const { viewer } = await aCandidate(app.db)
  const document = 'query ($id: ID!) { metCompany(companyId: $id) { answerRecord { total inTime } } }'
  const { data, errors } = await app.as(viewer).ask(document, { id: sender.company.id })
  expect(errors).toEqual([])
  return data.metCompany.answerRecord
}

describe('decision 44: how a company answers', () => {
  test('is said from 20 cases on; the last second of the last business day is in time', async () => {
    const sender = await aSender(app.db)
    await accepted(sender, leastCases - 2, tokyoMoment(contactBy, '23:59:59'))
    await accepted(sender, 1, tokyoMoment(addDays(contactBy, 1), '00:00'))
    expect(await recordOf(sender)).toBeNull()
    await requested(sender, tokyoMoment(acceptedOn, '09:00'), tokyoMoment(addBusinessDays(acceptedOn, 3), '23:59:59'))
    expect(await recordOf(sender)).toEqual({ total: 20, inTime: 19 })
    await requested(sender, tokyoMoment(acceptedOn, '09:00'), null)
    expect(await recordOf(sender)).toEqual({ total: 21, inTime: 19 })
  })

  test('a student who left or blocked the company before the deadline is no case, one who left after it is', async () => {
    const sender = await aSender(app.db)
    await accepted(sender, leastCases, null)
    const rows = await app.db
      .selectFrom('scoutInvitation')
      .select('candidateId')
      .where('companyId', '=', sender.company.id)
      .execute()
    const [early, blocking, late] = rows.map(({ candidateId }) => candidateId)
    const [before, after] = [tokyoMoment(contactBy, '12:00'), tokyoMoment(addDays(contactBy, 1), '00:00')]
    const leave = (candidateId: OfRow<'candidate'>, withdrawnAt: Date) =>
      app.db.insertInto('candidateWithdrawal').values({ candidateId, withdrawnAt, reasonKind: 'OTHER' }).execute()
    await leave(early!, before)
    await leave(late!, after)
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: blocking!, companyId: sender.company.id, insertedAt: before })
      .execute()
    expect(await recordOf(sender)).toBeNull()
    await accepted(sender, 2, null)
    expect(await recordOf(sender)).toEqual({ total: leastCases, inTime: 0 })
  })

  test('a contact that the student denied, and a word that never came before the end, stay cases', async () => {
    const sender = await aSender(app.db)
    await accepted(sender, leastCases, tokyoMoment(contactBy, '10:00'))
    const { viewer, invitation } = await anInvited(app.db, sender, {
      status: 'ACCEPTED',
      answeredAt: tokyoMoment(acceptedOn, '10:00'),
      contactedAt: tokyoMoment(contactBy, '10:00'),
    })
    expect(await recordOf(sender)).toEqual({ total: 21, inTime: 21 })
    const deny = 'mutation ($id: ID!) { answerContact(scoutInvitationId: $id, hasArrived: false) { id } }'
    expect((await app.as(viewer).ask(deny, { id: invitation.id })).errors).toEqual([])
    expect(await recordOf(sender)).toEqual({ total: 21, inTime: 20 })
    const ended = { status: 'DECLINED', endedAt: new Date(), endedWithout: 'CONTACT' } as const
    await app.db.updateTable('scoutInvitation').set(ended).where('id', '=', invitation.id).execute()
    expect(await recordOf(sender)).toEqual({ total: 21, inTime: 20 })
  })

  test('a case whose deadline is to come counts once it is answered; an old one and another company’s never', async () => {
    const sender = await aSender(app.db)
    await accepted(sender, leastCases, tokyoMoment(contactBy, '10:00'))
    await accepted(sender, 1, null, today)
    await accepted(sender, 1, null, addDays(today, -366))
    await accepted(await aSender(app.db), 1, null)
    expect(await recordOf(sender)).toEqual({ total: 20, inTime: 20 })
    await accepted(sender, 1, new Date(), today)
    expect(await recordOf(sender)).toEqual({ total: 21, inTime: 21 })
  })
})
