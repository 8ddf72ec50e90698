import { aMessage } from '../factories/scout-invitation.ts'
import { aScoutTemplate } from '../factories/scout-template.ts'
import type { Act, World } from './world.ts'

const form = { title: '会社紹介', subject: '検査装置の開発について', message: aMessage, isShared: true }
const made = async ({ db, company, user }: World) => ({ id: (await aScoutTemplate(db, { company, user })).id })

export const scoutTemplateActs: Record<string, Act> = {
  createScoutTemplate: { by: 'company', make: () => form, again: ['invalid_input'], isOwn: true },
  updateScoutTemplate: {
    by: 'company',
    make: async (world) => ({ ...(await made(world)), ...form, title: '職場の紹介' }),
  },
  updateScoutTemplateIsArchived: {
    by: 'company',
    make: async (world) => ({ ...(await made(world)), isArchived: true }),
  },
  deleteScoutTemplate: { by: 'company', make: made, again: ['not_found'] },
}
