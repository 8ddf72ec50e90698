import sharp from 'sharp'
import { makePdf } from '#platform/documents/pdf.ts'
import type { Db } from '#platform/database/db.ts'
import { withSvg } from '../company-pictures.ts'
import type { SeedInvitation } from '../seed-invitation.ts'
import { randomOf } from '#seeds/random.ts'

/** The company's sheet beside its second message, and the student's chart beside the answer. */
export async function loadFiles(db: Db, { company, id, student }: SeedInvitation, now: Date) {
  const of = { companyId: company.id, scoutInvitationId: id, candidateId: student.id, number: 1 }
  const [sheet, chart] = await Promise.all([drawSheet(now), drawChart()])
  await db
    .insertInto('threadFile')
    .values([
      { ...of, position: 2, fileName: '開発部の1週間.pdf', contentType: 'application/pdf', content: sheet },
      { ...of, position: 3, fileName: '待ち時間とばらつき.webp', contentType: 'image/webp', content: chart },
    ])
    .execute()
}

const week = [
  ['月曜日', '先週の障害と問い合わせを全員で確かめ、今週の担当を決めます。'],
  ['火曜日', '設計と実装の日です。会議を入れません。'],
  ['水曜日', '障害の読み合わせ。記録を時系列に並べ、判断の分かれ目を話します。'],
  ['木曜日', 'お客様の現場で、使われ方を見せていただきます。'],
  ['金曜日', '直したものを確かめ、記録を整えて終わります。多くの社員が18時前に退社します。'],
] as const

async function drawSheet(now: Date) {
  const { bytes } = await makePdf({
    title: '開発部の1週間',
    author: '北斗システムズ',
    madeAt: now,
    blocks: [
      { kind: 'title', text: '開発部の1週間' },
      ...week.flatMap(([day, text]) => [
        { kind: 'heading' as const, level: 2 as const, text: day },
        { kind: 'paragraph' as const, text },
      ]),
    ],
    foot: '北斗システムズ 人材開発部',
  })
  return Buffer.from(bytes)
}

/** Two clouds of measured values: wide while everybody waited as they liked, narrow since the time is the same. */
function drawChart() {
  const random = randomOf(200)
  const dots = [
    { from: 70, spread: 62, colour: '#b5533c' },
    { from: 370, spread: 13, colour: '#2f6f8f' },
  ].flatMap(({ from, spread, colour }) =>
    Array.from(
      { length: 100 },
      () =>
        `<circle cx="${from + random.int(0, 200)}" cy="${Math.round(random.normal(200, spread))}" r="4" fill="${colour}" fill-opacity="0.7"/>`,
    ),
  )
  const axes = '<path d="M50 30V370H610M320 40V370" fill="none" stroke="#555" stroke-width="2"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#fff"/>${axes}${dots.join('')}</svg>`
  return withSvg(() => sharp(Buffer.from(svg)).webp({ quality: 80, effort: 0 }).toBuffer())
}
