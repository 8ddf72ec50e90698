import { longDate } from '#ground/tokyo-time.ts'
import type { PdfBlock, PdfDocument } from '#platform/pdf.ts'
import { bandLabel, normLabel, referenceLabel, resultTexts } from '../rules.ts'
import type { ResultSheet } from '../sheet.ts'

const author = 'ヨアケ'

/** The result as a document for its owner: `name` is written on it, since it never leaves the student's hands by us. */
export function documentOf(sheet: ResultSheet, name: string, madeAt: Date): PdfDocument {
  const title = sheet.kind === 'INTELLECTUAL' ? '能力検査の結果' : '性格検査の結果'
  return {
    title,
    author,
    madeAt,
    foot: `${title} ｜ ${author}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', look: 'lead', text: `${name}さん` },
      { kind: 'paragraph', text: `受検日　${longDate(sheet.takenOn)}　／　${resultTexts.place}` },
      ...(sheet.kind === 'INTELLECTUAL' ? intellectualBlocks(sheet) : personalityBlocks(sheet)),
      { kind: 'gap', height: 6 },
      { kind: 'note', title: 'この検査について', text: resultTexts.use },
    ],
  }
}

function intellectualBlocks({ sections, total, isReference }: ResultSheet): PdfBlock[] {
  return [
    { kind: 'heading', text: 'セクションごとの結果' },
    {
      kind: 'table',
      columns: [{ share: 3, isBold: true }, { share: 3 }, { share: 2, align: 'right' }, { share: 3, align: 'right' }],
      head: ['セクション', '段階', '正解', '誤差を含む範囲'],
      sums: total ? 1 : 0,
      rows: [
        ...sections.map(({ title, band, achieved, achievable, low, high }) => [
          title,
          bandLabel(band),
          `${achieved}／${achievable}問`,
          `${low}〜${high}問`,
        ]),
        ...(total ? [['合計', bandLabel(total.band), `${total.achieved}／${total.achievable}問`, '±3問ほど']] : []),
      ],
    },
    {
      kind: 'paragraph',
      look: 'small',
      text: `5段階は、${isReference ? referenceLabel : normLabel}のものです。1問の差は誤差の範囲です。`,
    },
    ...sections.map(({ title, note }): PdfBlock => ({ kind: 'paragraph', text: `${title}：${note}` })),
  ]
}

const personalityBlocks = ({ traits }: ResultSheet): PdfBlock[] => [
  { kind: 'paragraph', text: '性格検査に良い・悪いはありません。0%は左、100%は右の言葉に近いことを表します。' },
  ...traits.flatMap(({ leftLabel, rightLabel, percentage, low, high, text }): PdfBlock[] => [
    { kind: 'heading', level: 2, text: `${leftLabel} ⇔ ${rightLabel}` },
    { kind: 'paragraph', look: 'bold', text: `${percentage}%（幅は${low}〜${high}%）` },
    { kind: 'paragraph', text },
  ]),
]
