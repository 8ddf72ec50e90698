import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { confirmationsOfDay } from './rules.ts'

const app = ownApp()

test('one address gets five confirmations a day; what names it beyond them is kept without one', async () => {
  const email = 'stranger@elsewhere.example'
  for (let count = 0; count < confirmationsOfDay + 2; count += 1) {
    const inquiry = anInquiry({ email: count % 2 === 0 ? email : email.toUpperCase() })
    const create = 'mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }'
    const { errors } = await app.as(null).ask(create, { inquiry }, { address: `198.51.100.${count}` })
    expect(errors).toEqual([])
  }
  const { rows } = await sql<{ told: number; inquiries: number }>`
    select (select count(*)::int from graphile_worker._private_jobs where payload->>'to' = 'SENDER') as told,
      (select count(*)::int from inquiry) as inquiries`.execute(app.db)
  expect(rows).toEqual([{ told: confirmationsOfDay, inquiries: confirmationsOfDay + 2 }])
})
