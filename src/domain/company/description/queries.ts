import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { isShownFigure } from './rules.ts'

// As in basic/queries.ts: read by everybody, each list by one statement for all companies of an answer.

export async function listCompanyContents(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyContent')
    .leftJoin('companyImage', (join) => ofSameCompany(join, 'companyImage.id', 'companyContent.imageId'))
    .select(['companyContent.companyId', 'kind', 'text', 'imageId', 'width', 'height', 'videoId'])
    .where('companyContent.companyId', 'in', companyIds)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

export async function listCompanyVoices(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyVoice')
    .leftJoin('companyImage', (join) => ofSameCompany(join, 'companyImage.id', 'companyVoice.imageId'))
    .select(['companyVoice.companyId', 'speaker', 'body', 'imageId', 'width', 'height'])
    .where('companyVoice.companyId', 'in', companyIds)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

export async function listCompanyQuestions(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyQuestion')
    .select(['companyId', 'question', 'answer'])
    .where('companyId', 'in', companyIds)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

/** All numbers, for the company's own form. */
export async function listCompanyFigures(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyFigure')
    .select(['companyId', 'label', 'value', 'source', 'asOf'])
    .where('companyId', 'in', companyIds)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

/** The numbers that students see: those with a source and a date. */
export async function listShownFigures(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const figures = await listCompanyFigures(db, companyIds)
  return new Map([...figures].map(([id, rows]) => [id, rows.filter(isShownFigure)]))
}

export async function listYouthInformation(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyYouthInformation')
    .select(['companyId', 'kind', 'body'])
    .where('companyId', 'in', companyIds)
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}
