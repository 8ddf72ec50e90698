import type { Insertable } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { aMessage } from './scout-invitation.ts'

type Given = Partial<Insertable<DB['scoutTemplate']>> & { subject?: string; text?: string }

/** A template of the team with its first version. */
export async function aScoutTemplate(
  db: Db,
  { company, user }: { company: { id: OfRow<'company'> }; user: { id: string } },
  { subject = '検査装置の開発について', text = aMessage, ...given }: Given = {},
) {
  const home = { companyId: company.id, companyUserId: user.id }
  const template = await db
    .insertInto('scoutTemplate')
    .values({ ...home, title: '会社紹介', isShared: true, ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('scoutTemplateVersion')
    .values({ ...home, scoutTemplateId: template.id, version: 1, subject, text })
    .execute()
  return template
}
