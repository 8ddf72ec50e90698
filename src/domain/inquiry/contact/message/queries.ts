import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

const listMessages = (db: Db, inquiryIds: readonly string[]) =>
  db
    .selectFrom('inquiryMessage')
    .leftJoin('adminAccount', 'adminAccount.id', 'inquiryMessage.adminAccountId')
    .leftJoin('company', 'company.id', 'inquiryMessage.companyId')
    .select(['inquiryMessage.id', 'inquiryMessage.inquiryId', 'inquiryMessage.body', 'inquiryMessage.insertedAt'])
    .select(['adminAccount.familyName', 'adminAccount.givenName', 'company.displayName as companyName'])
    .where('inquiryId', 'in', inquiryIds)
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
