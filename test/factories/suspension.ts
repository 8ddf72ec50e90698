import { expect } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import type { TestApp } from '../client.ts'
import { anAdmin } from './admin.ts'

const request = `mutation ($id: ID!, $reason: String!) {
  done: requestContractSuspension(companyId: $id, reason: $reason) { id } }`
const confirm = 'mutation ($id: ID!) { done: confirmContractSuspension(id: $id) { status } }'
const lift = 'mutation ($id: ID!) { done: resumeContract(companyId: $id) { id } }'

/** Two operators suspend the company. */
export async function suspend(
  app: TestApp,
  companyId: OfRow<'company'>,
  reason = '虚偽の募集条件が繰り返し確認されたため。',
) {
  const [first, second] = [await anAdmin(app.db), await anAdmin(app.db)]
  const { data } = await app.asAdmin(first.viewer).ask(request, { id: companyId, reason })
  const { errors } = await app.asAdmin(second.viewer).ask(confirm, { id: data.done.id })
  expect(errors).toEqual([])
}

/** An operator lifts the suspension; returns the code of the refusal, or 'done'. */
export async function resume(app: TestApp, companyId: OfRow<'company'>) {
  const { errors } = await app.asAdmin((await anAdmin(app.db)).viewer).ask(lift, { id: companyId })
  return errors[0]?.code ?? 'done'
}
