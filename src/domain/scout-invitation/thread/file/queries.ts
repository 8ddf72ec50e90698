import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { ThreadSide } from '../rules.ts'

type OfThread = { companyId: OfRow<'company'>; scoutInvitationId: string }
type FileRow = { number: number; fileName: string; contentType: 'image/webp' | 'application/pdf'; bytes: number }

/** For statements on messages: the files of each, without their bytes. */
export const filesOfMessage = sql<FileRow[]>`(
  select coalesce(json_agg(json_build_object('number', number, 'fileName', file_name, 'contentType', content_type,
    'bytes', octet_length(content)) order by number), '[]')
  from thread_file where thread_file.company_id = thread_message.company_id
    and thread_file.scout_invitation_id = thread_message.scout_invitation_id
    and thread_file.position = thread_message.position)`.as('files')

/** The files that this side of the thread has sent. */
export async function countFiles(db: Db | Tx, { companyId, scoutInvitationId, side }: OfThread & { side: ThreadSide }) {
  const { count } = await db
    .selectFrom('threadFile')
    .innerJoin('threadMessage', (join) =>
      join
        .onRef('threadMessage.companyId', '=', 'threadFile.companyId')
        .onRef('threadMessage.scoutInvitationId', '=', 'threadFile.scoutInvitationId')
        .onRef('threadMessage.position', '=', 'threadFile.position'),
    )
    .where('threadFile.companyId', '=', companyId)
    .where('threadFile.scoutInvitationId', '=', scoutInvitationId)
    .where('threadMessage.companyUserId', side === 'CANDIDATE' ? 'is' : 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One file with its bytes. Refuses not_found. */
export async function requireFile(
  db: Db,
  { companyId, scoutInvitationId }: OfThread,
  { position, number }: { position: number; number: number },
) {
  const file = await db
    .selectFrom('threadFile')
    .select(['fileName', 'contentType', 'content'])
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', scoutInvitationId)
    .where('position', '=', position)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!file) throw new Refusal('not_found')
  return file
}
