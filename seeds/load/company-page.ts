import { motifWords } from '#seeds/company/picture/draw.ts'
import { writePage } from '#seeds/company/page/page.ts'
import type { CompanyStory } from '#seeds/company/story.ts'
import type { Db } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { SeedPictures } from './company-pictures.ts'

type Of = { companyId: OfRow<'company'>; story: CompanyStory; at: number; now: Date; pictures: SeedPictures | null }

/** A company's page beside its row. */
export async function loadCompanyPage(db: Db, { companyId, story, at, now, pictures }: Of) {
  const [year = 0, month = 0] = tokyoToday(now).split('-').map(Number)
  const page = writePage(story, at, month >= 4 ? year : year - 1)
  const placed = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, position) => ({ companyId, position, ...row }))
  const contents = page.contents.flatMap((block) => {
    if (block.kind !== 'PICTURE') return { kind: block.kind, text: block.text, imageId: null }
    return pictures ? { kind: 'IMAGE' as const, text: motifWords[story.mark.shape], imageId: pictures.scene.id } : []
  })
  await db.insertInto('companyContent').values(placed(contents)).execute()
  await db.insertInto('companyUrl').values(placed(page.urls)).execute()
  await db.insertInto('companyVoice').values(placed(page.voices)).execute()
  await db.insertInto('companyQuestion').values(placed(page.questions)).execute()
  await db.insertInto('companyFigure').values(placed(page.figures)).execute()
  const youth = page.youthInformation.map((one) => ({ companyId, ...one }))
  await db.insertInto('companyYouthInformation').values(youth).execute()
  await db.insertInto('companyOther').values(placed(page.others)).execute()
  const phones = page.phones.map((phone) => ({ companyId, ...phone }))
  await db.insertInto('companyPhone').values(phones).execute()
  await db
    .updateTable('company')
    .set({
      officePrefectureIds: page.officePrefectureIds,
      ...(pictures && {
        logoId: pictures.logo.id,
        coverId: pictures.cover.id,
        coverDescription: motifWords[story.mark.shape],
      }),
    })
    .where('id', '=', companyId)
    .execute()
}
