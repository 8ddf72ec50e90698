import { aDelivery, aWebhook } from '../factories/webhook.ts'
import type { Act, World } from './world.ts'

const given = { url: 'https://hooks.example.jp/yoake', description: '採用管理', events: ['CANDIDATE_HIRED'] }
const one = async ({ db, company }: World) => ({ id: (await aWebhook(db, company.id)).id })

export const webhookActs: Record<string, Act> = {
  createWebhook: { by: 'company', make: () => given, isOwn: true },
  updateWebhook: { by: 'company', make: async (world) => ({ ...(await one(world)), ...given }) },
  updateWebhookState: { by: 'company', make: async (world) => ({ ...(await one(world)), isOn: false }) },
  rotateWebhookSecret: { by: 'company', make: one },
  showWebhookSecret: { by: 'company', make: one },
  sendTestWebhook: { by: 'company', make: one },
  deleteWebhook: { by: 'company', make: one, again: ['not_found'] },
  redeliverWebhook: {
    by: 'company',
    make: async ({ db, company }) => ({ id: (await aDelivery(db, await aWebhook(db, company.id))).id }),
  },
}
