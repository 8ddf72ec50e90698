import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { saveCompanySection } from '../section/commands.ts'

/** Opens the company's page and its published jobs to visitors without an account, or closes them. */
export const updateCompanyVisibility = (tx: Tx, company: CompanyViewer, version: number, isPublic: boolean) =>
  saveCompanySection(tx, company, { section: 'VISIBILITY', version, action: 'updateCompanyVisibility' }, { isPublic })
