import { followUpTexts } from '#domain/scout-invitation/sent/follow-up/rules.ts'
import { inHours } from '../factories/scheduling.ts'
import type { Act, World } from './world.ts'

const planned = async ({ db, invite }: World) => {
  const { id } = await invite({ status: 'SCHEDULED', sentAt: inHours(20) })
  await db.updateTable('scoutInvitation').set({ status: 'SCHEDULED' }).where('id', '=', id).execute()
  return id
}

/** Acts on the promises of a scout, by both sides, and on its follow-up. */
export const promiseActs: Record<string, Act> = {
  updateScoutPromises: {
    by: 'company',
    make: async (world) => ({ scoutInvitationId: await planned(world), promises: ['TRAVEL_PAID'] }),
  },
  answerPromises: {
    by: 'student',
    make: async ({ db, company, student, invite }) => {
      const { id } = await invite({ status: 'DECLINED', answeredAt: inHours(-9), endedAt: inHours(-1) })
      await db
        .insertInto('scoutPromise')
        .values({ companyId: company.id, scoutInvitationId: id, candidateId: student.id, kind: 'TRAVEL_PAID' })
        .execute()
      return { scoutInvitationId: id, answers: [{ kind: 'TRAVEL_PAID', answer: 'KEPT' }] }
    },
  },
  followUpScoutInvitations: {
    by: 'company',
    make: async ({ invite }) => ({ ids: [(await invite({ sentAt: inHours(-24 * 6) })).id], text: followUpTexts[0] }),
    again: ['follow_up_not_open'],
  },
  cancelFollowUp: {
    by: 'company',
    make: async ({ db, company, user, student, invite }) => {
      const { id } = await invite()
      await db
        .insertInto('scoutFollowUp')
        .values({
          companyId: company.id,
          scoutInvitationId: id,
          candidateId: student.id,
          companyUserId: user.id,
          text: followUpTexts[0],
          dueAt: inHours(90),
        })
        .execute()
      return { scoutInvitationId: id }
    },
    again: ['not_found'],
  },
}
