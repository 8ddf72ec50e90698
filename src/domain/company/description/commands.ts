import { placeBlocks, enqueueHidden, type PreparedBlocks } from '#domain/content-block/commands.ts'
import { holdImages } from '#domain/content-block/image/commands.ts'
import { imageIdOf } from '#domain/content-block/image/rules.ts'
import { lookups } from '#domain/lookup/queries.ts'
import { lookupIdsOf } from '#domain/lookup/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { imageText } from '#ground/words/picture.ts'
import { fieldError } from '#ground/validation/validation.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { saveCompanySection } from '../basic/section/commands.ts'
import {
  checkFigures,
  checkQuestions,
  checkSelectionCriteria,
  checkTagline,
  checkVoices,
  checkYouthInformation,
  tidyFigure,
  tidyQuestion,
  tidyTagline,
  tidyVoice,
  tidyYouthInformation,
  type CompanyFigure,
  type CompanyQuestion,
  type CompanyVoice,
  type YouthInformation,
} from './rules.ts'

// Each command saves one part of the company's page as a whole. All refuse invalid_input and company_section_edited;
// `version` is the number of saves that the form was drawn from.

export async function updateCompanyTagline(tx: Tx, company: CompanyViewer, text: string, version: number) {
  const tagline = tidyTagline(text)
  refuseInvalid([checkTagline(tagline)])
  await saveCompanySection(tx, company, { section: 'TAGLINE', version, action: 'updateCompanyTagline' }, { tagline })
}

/** The blocks were prepared before the transaction, with their pictures. */
export async function updateCompanyContents(tx: Tx, company: CompanyViewer, prepared: PreparedBlocks, version: number) {
  const { companyId } = company
  await saveCompanySection(tx, company, { section: 'CONTENTS', version, action: 'updateCompanyContents' }, {})
  const blocks = await placeBlocks(tx, companyId, prepared)
  const before = await tx.deleteFrom('companyContent').where('companyId', '=', companyId).returning('imageId').execute()
  if (blocks.length > 0) await tx.insertInto('companyContent').values(blocks).execute()
  await enqueueHidden(tx, companyId, before, blocks)
}

/** Refuses invalid_input also for the address of a picture that the company does not have. */
export async function updateCompanyVoices(
  tx: Tx,
  company: CompanyViewer,
  form: readonly CompanyVoice[],
  version: number,
) {
  const { companyId } = company
  const voices = form.map(tidyVoice)
  refuseInvalid(checkVoices(voices))
  await saveCompanySection(tx, company, { section: 'VOICES', version, action: 'updateCompanyVoices' }, {})
  const ids = voices.map(({ imageUrl }) => (imageUrl === null ? null : imageIdOf(imageUrl)))
  const ownImages = await holdImages(
    tx,
    companyId,
    ids.flatMap((id) => id ?? []),
  )
  refuseInvalid(
    voices.map(({ imageUrl }, at) => {
      const isOwn = imageUrl === null || ownImages.has(ids[at] ?? '')
      return fieldError(`voices.${at}.imageUrl`, isOwn ? null : imageText.imageType)
    }),
  )
  const before = await tx.deleteFrom('companyVoice').where('companyId', '=', companyId).returning('imageId').execute()
  const rows = voices.map(({ speaker, body }, position) => ({
    companyId,
    position,
    speaker,
    body,
    imageId: ids[position] ?? null,
  }))
  if (rows.length > 0) await tx.insertInto('companyVoice').values(rows).execute()
  await enqueueHidden(tx, companyId, before, rows)
}

export async function updateCompanyQuestions(
  tx: Tx,
  company: CompanyViewer,
  form: readonly CompanyQuestion[],
  version: number,
) {
  const { companyId } = company
  const questions = form.map(tidyQuestion)
  refuseInvalid(checkQuestions(questions))
  await saveCompanySection(tx, company, { section: 'QUESTIONS', version, action: 'updateCompanyQuestions' }, {})
  await tx.deleteFrom('companyQuestion').where('companyId', '=', companyId).execute()
  const rows = questions.map(({ question, answer }, position) => ({ companyId, position, question, answer }))
  if (rows.length > 0) await tx.insertInto('companyQuestion').values(rows).execute()
}

export async function updateCompanyFigures(
  tx: Tx,
  company: CompanyViewer,
  form: readonly CompanyFigure[],
  version: number,
) {
  const { companyId } = company
  const figures = form.map(tidyFigure)
  refuseInvalid(checkFigures(figures, tokyoToday()))
  await saveCompanySection(tx, company, { section: 'FIGURES', version, action: 'updateCompanyFigures' }, {})
  await tx.deleteFrom('companyFigure').where('companyId', '=', companyId).execute()
  const rows = figures.map(({ label, value, source, asOf }, position) => ({
    companyId,
    position,
    label,
    value,
    source,
    asOf,
  }))
  if (rows.length > 0) await tx.insertInto('companyFigure').values(rows).execute()
}

export async function updateCompanyYouthInformation(
  tx: Tx,
  company: CompanyViewer,
  form: readonly YouthInformation[],
  version: number,
) {
  const { companyId } = company
  refuseInvalid(checkYouthInformation(form))
  const rows = tidyYouthInformation(form).map(({ kind, body }) => ({ companyId, kind, body }))
  await saveCompanySection(
    tx,
    company,
    { section: 'YOUTH_INFORMATION', version, action: 'updateCompanyYouthInformation' },
    {},
  )
  await tx.deleteFrom('companyYouthInformation').where('companyId', '=', companyId).execute()
  if (rows.length > 0) await tx.insertInto('companyYouthInformation').values(rows).execute()
}

export async function updateCompanySelectionCriteria(
  tx: Tx,
  company: CompanyViewer,
  texts: readonly string[],
  version: number,
  db: Db,
) {
  const ids = lookupIdsOf(texts)
  refuseInvalid([checkSelectionCriteria(ids, (await lookups(db)).companySelectionCriteria)])
  await saveCompanySection(
    tx,
    company,
    { section: 'SELECTION_CRITERIA', version, action: 'updateCompanySelectionCriteria' },
    { companySelectionCriterionIds: ids },
  )
}
