import { openContacts } from '#domain/candidate/reading/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { findContacts } from '../queries.ts'

/** Returns the students' contacts, after writing an audit row for the disclosure. */
export async function discloseContacts(db: Db, company: CompanyViewer, candidateIds: readonly OfRow<'candidate'>[]) {
  const contacts = await findContacts(db, company.companyId, candidateIds)
  await openContacts(db, company, [...contacts.keys()])
  return contacts
}
