import { expect, expectTypeOf, test } from 'vitest'
import { guest } from '#domain/viewer/viewer.ts'
import type { AdminContext } from '#graphql/admin-builder.ts'
import type { Context } from '#graphql/context.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'

const app = ownApp()

test('§6 no service stands in for the viewer or for the transaction of a request', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const services = { scoutHours: 'daytime' as const, viewer, write: app.db.transaction, address: '203.0.113.9' }
  const context = app.openDoorWith({ services }).contextOf(guest)
  expect(context.scoutHours).toBe('daytime')
  expect([context.viewer, context.address]).toEqual([guest, 'unknown'])
  expect(context.write).not.toBe(services.write)
})

test('a resolver reaches no sender, and one of the operator no service that its schema does not name', () => {
  for (const sender of ['mail', 'sms', 'push', 'outbound'] as const)
    expectTypeOf<typeof sender>().not.toExtend<keyof Context>()
  expectTypeOf<'issuer'>().not.toExtend<keyof Context>()
  expectTypeOf<'issuer'>().toExtend<keyof AdminContext>()
  expectTypeOf<'webhookSecrets' | 'companyOidc'>().not.toExtend<keyof AdminContext>()
})
