import { expect, test } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'

const app = ownApp()

/** The student that the operator is led to from a letter of this company about a page. */
async function discussedIn(viewer: CompanyViewer, screen: string) {
  const { data } = await app
    .as(viewer)
    .ask('mutation Create($inquiry: InquiryInput!) { number: createInquiry(inquiry: $inquiry) }', {
      inquiry: anInquiry({ screen }),
    })
  const { id } = await app.db
    .selectFrom('inquiry')
    .select('id')
    .where('receiptNumber', '=', data.number)
    .executeTakeFirstOrThrow()
  const operator = (await anAdmin(app.db)).viewer
  const answer = await app
    .asAdmin(operator)
    .ask('query($id: ID!) { inquiry(id: $id) { discussedCandidateId } }', { id })
  return answer.data.inquiry.discussedCandidateId as string | null
}

test('§6 a letter from a thread leads the operator to its student, and to no student of another company', async () => {
  const sender = await aSender(app.db)
  const other = await aSender(app.db)
  const { candidate, invitation } = await anInvited(app.db, sender)
  const thread = `/client/threads/${invitation.id}`
  expect(await discussedIn(sender.viewer, thread)).toBe(candidate.id)
  expect(await discussedIn(other.viewer, thread)).toBeNull()
  expect(await discussedIn(sender.viewer, '/client/threads')).toBeNull()
  expect(await discussedIn(sender.viewer, '')).toBeNull()
})
