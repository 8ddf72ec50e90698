import type { Db } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { makePdf } from '#platform/documents/pdf.ts'
import { pngOf } from '#platform/pictures/svg-picture.ts'
import type { AssessmentKind } from '../../sitting/rules.ts'
import { findScored } from '../queries.ts'
import { readSheet } from '../sheet.ts'
import { documentOf } from './document.ts'
import { drawSheet } from './drawing.ts'
import type { KeepsakeForm } from './rules.ts'

/** The newest result of the student as a file in base64. Refuses not_found without one. */
export async function makeKeepsake(db: Db, candidateId: OfRow<'candidate'>, kind: AssessmentKind, form: KeepsakeForm) {
  const scored = await findScored(db, candidateId, kind)
  if (!scored) throw new Refusal('not_found')
  const sheet = await readSheet(db, scored)
  const bytes = form === 'PICTURE' ? await pngOf(drawSheet(sheet)) : await pdfOf(db, candidateId, sheet, scored)
  return { contents: Buffer.from(bytes).toString('base64'), takenOn: sheet.takenOn }
}

type Sheet = Awaited<ReturnType<typeof readSheet>>
async function pdfOf(db: Db, candidateId: OfRow<'candidate'>, sheet: Sheet, { scoredAt }: { scoredAt: Date | null }) {
  const { familyName, givenName, familyNameKana, givenNameKana } = await db
    .selectFrom('candidateAccount')
    .select(['familyName', 'givenName', 'familyNameKana', 'givenNameKana'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  const names = { name: `${familyName} ${givenName}`, reading: `${familyNameKana} ${givenNameKana}` }
  return (await makePdf(documentOf(sheet, names, scoredAt ?? new Date()))).bytes
}
