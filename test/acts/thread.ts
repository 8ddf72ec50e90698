import type { Act, World } from './world.ts'

const asked = async (world: World) => {
  const { id: scoutInvitationId, companyUserId } = await world.accepted()
  const thread = { companyId: world.company.id, scoutInvitationId, candidateId: world.student.id }
  await world.db
    .insertInto('thread')
    .values({ ...thread, inCharge: companyUserId, lastPosition: 1, lastSide: 'CANDIDATE', candidateRead: 1 })
    .execute()
  const text = '当日の持ち物を教えてください。'
  await world.db
    .insertInto('threadMessage')
    .values({ ...thread, position: 1, text, sentAt: new Date() })
    .execute()
  return scoutInvitationId
}

const aPhrase = ({ db, company }: World) =>
  db
    .insertInto('threadPhrase')
    .values({ companyId: company.id, title: 'ご案内', text: '{企業名}の{担当者}です。' })
    .returning('id')
    .executeTakeFirstOrThrow()

export const threadActs: Record<string, Act> = {
  sendMessageToCompany: {
    by: 'student',
    make: async ({ accepted }) => ({ scoutInvitationId: (await accepted()).id, text: 'よろしくお願いします。' }),
  },
  sendMessageToCandidate: {
    by: 'company',
    make: async ({ accepted }) => ({ scoutInvitationId: (await accepted()).id, text: 'お会いできるのが楽しみです。' }),
  },
  readThreadWithCompany: {
    by: 'student',
    make: async (world) => ({ scoutInvitationId: await asked(world), position: 1 }),
  },
  readThreadWithCandidate: {
    by: 'company',
    make: async (world) => ({ scoutInvitationId: await asked(world), position: 1 }),
  },
  updateThreadInCharge: {
    by: 'company',
    make: async (world) => ({ scoutInvitationId: await asked(world), companyUserId: world.user.id }),
  },
  reportThread: {
    by: 'student',
    make: async (world) => ({ scoutInvitationId: await asked(world), reason: '' }),
    again: ['thread_already_reported'],
  },
  tellThreadWriting: { by: 'company', make: async (world) => ({ scoutInvitationId: await asked(world) }) },
  updateThreadChoice: { by: 'student', make: () => ({ hasTextInMail: true, showsReading: false }), isOwn: true },
  createThreadPhrase: {
    by: 'company',
    make: () => ({ title: 'お礼', text: '{氏名}様\nありがとうございます。' }),
    again: ['invalid_input'],
    isOwn: true,
  },
  updateThreadPhrase: {
    by: 'company',
    make: async (world) => ({ ...(await aPhrase(world)), title: 'お詫び', text: '申し訳ございません。' }),
  },
  deleteThreadPhrase: { by: 'company', make: aPhrase, again: ['not_found'] },
  settleThread: { by: 'company', make: async (world) => ({ scoutInvitationId: await asked(world) }) },
}
