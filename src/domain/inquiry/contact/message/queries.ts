import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { MessageState } from './rules.ts'

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

// A letter to a company stands in the list of its administrators, whatever becomes of the mail.
const stateOf = sql<MessageState>`case
  when inquiry_message.discarded_at is not null then 'DISCARDED'
  when inquiry_message.company_id is not null then 'SENT'
  else coalesce((
    select case when job.attempts >= job.max_attempts then 'FAILED' when job.run_at = 'infinity' then 'HELD' else 'WAITING' end
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'send_inquiry_mail' and job.payload ->> 'to' = 'ANSWER'
      and job.payload ->> 'inquiryMessageId' = inquiry_message.id::text
    limit 1), 'SENT') end`.as('state')

const listMessages = (db: Db, inquiryIds: readonly string[]) =>
  db
    .selectFrom('inquiryMessage')
    .leftJoin('adminAccount', 'adminAccount.id', 'inquiryMessage.adminAccountId')
    .leftJoin('company', 'company.id', 'inquiryMessage.companyId')
    .select(['inquiryMessage.id', 'inquiryMessage.inquiryId', 'inquiryMessage.body', 'inquiryMessage.insertedAt'])
    .select(['adminAccount.familyName', 'adminAccount.givenName', 'company.displayName as companyName'])
    .where('inquiryId', 'in', inquiryIds)
    .select(stateOf)
    .orderBy('inquiryMessage.insertedAt')
    .orderBy('inquiryMessage.id')
    .execute()

/** The messages of operators in these cases, oldest first. */
export async function findInquiryMessages(db: Db, inquiryIds: readonly string[]) {
  return Map.groupBy(await listMessages(db, inquiryIds), ({ inquiryId }) => inquiryId)
}

/** An answer to the sender; without its id the newest one. */
export const findAnswer = (db: Db | Tx, inquiryId: string, messageId: string | undefined) =>
  db
    .selectFrom('inquiryMessage')
    .select(['id', 'body'])
    .where('inquiryId', '=', inquiryId)
    .where('companyId', 'is', null)
    .$if(messageId !== undefined, (query) => query.where('id', '=', messageId ?? ''))
    .orderBy('insertedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A letter to the company with its case. */
export const findCompanyLetter = (db: Db | Tx, of: { companyId: OfRow<'company'>; inquiryMessageId: string }) =>
  db
    .selectFrom('inquiryMessage')
    .innerJoin('inquiry', 'inquiry.id', 'inquiryMessage.inquiryId')
    .leftJoin('job', (join) =>
      join.onRef('job.companyId', '=', 'inquiry.reportedCompanyId').onRef('job.id', '=', 'inquiry.reportedJobId'),
    )
    .select(['inquiryMessage.body', 'inquiry.receiptNumber', 'job.title as jobTitle'])
    .where('inquiryMessage.companyId', '=', of.companyId)
    .where('inquiryMessage.id', '=', of.inquiryMessageId)
    .executeTakeFirst()
