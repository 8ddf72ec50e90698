import type { StaffChangeJob } from '#domain/session/staff/change/commands.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { findOwner } from '../sign-in-unlock/queries.ts'
import { staffChangeTexts, textOfChange } from './text.ts'

type Parts = { db: Db; mail: Pick<Mailer, 'send'>; site: Site }

/** K22: tells a company user or an operator of a change of the own sign-in. */
export async function sendStaffChange({ area, ownerId, change, at }: StaffChangeJob, { db, mail, site }: Parts) {
  const owner = await findOwner(db, { area, ownerId })
  if (!owner) return
  const text = textOfChange(staffChangeTexts[change], longDateTime(at))
  await mail.send({ to: owner.email, ...mailOf(owner.greeting, text, urls[area].settingsSignIn(), site) })
}
