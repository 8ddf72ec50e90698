import { longDate } from '#ground/tokyo-time.ts'
import type { PdfBlock, PdfDocument } from '#platform/documents/pdf.ts'
import { bandLabel, errorItems, normLabel, referenceLabel, resultTexts } from '../rules.ts'
import type { ResultSheet, SectionResult, TraitResult } from '../sheet.ts'
import { bandPlot, markShapes, plotHeight, traitPlot } from './plots.ts'

const author = 'ヨアケ'
/** The plots of a picture, as small as the words of a document. */
const size = { width: 471, scale: 0.45 }
const height = plotHeight * size.scale

type Names = { name: string; reading: string }

/** The result as a document for its owner: the name is written on it, since it never leaves the student's hands by us. */
export function documentOf(sheet: ResultSheet, { name, reading }: Names, madeAt: Date): PdfDocument {
  const title = sheet.kind === 'INTELLECTUAL' ? '能力検査の結果' : '性格検査の結果'
  return {
    title,
    author,
    madeAt,
    foot: `${title} ｜ ${author}`,
    blocks: [
      { kind: 'drawing', height: 24, shapes: markShapes },
      { kind: 'gap', height: 12 },
      { kind: 'title', text: title },
      { kind: 'paragraph', look: 'lead', text: `${name}さん`, reading: `${reading}さん` },
      { kind: 'paragraph', text: `受検日　${longDate(sheet.takenOn)}　／　${resultTexts.place}` },
      ...(sheet.kind === 'INTELLECTUAL' ? intellectualBlocks(sheet) : personalityBlocks(sheet)),
      { kind: 'gap', height: 6 },
      { kind: 'note', title: 'この検査について', text: resultTexts.use },
    ],
  }
}

function intellectualBlocks({ sections, total, isReference }: ResultSheet): PdfBlock[] {
  const bands = isReference ? referenceLabel : normLabel
  return [
    { kind: 'heading', text: 'セクションごとの結果' },
    {
      kind: 'paragraph',
      look: 'small',
      text: `丸は正解した数、線は±${errorItems}問の誤差、濃い帯が5段階の中の位置です。段階は、${bands}のものです。`,
    },
    ...sections.flatMap(sectionBlocks),
    ...(total
      ? [
          { kind: 'gap', height: 8 } as const,
          beside(`合計　${bandLabel(total.band)}`, `${total.achieved}／${total.achievable}問（±3問ほど）`),
        ]
      : []),
    { kind: 'paragraph', look: 'small', text: '1問の差は誤差の範囲です。' },
  ]
}

const sectionBlocks = (section: SectionResult): PdfBlock[] => [
  { kind: 'gap', height: 8 },
  { kind: 'need', height: 80 },
  beside(
    `${section.title}　${bandLabel(section.band)}`,
    `${section.achieved}／${section.achievable}問（誤差を含めて${section.low}〜${section.high}問）`,
  ),
  { kind: 'drawing', height, shapes: bandPlot(section, size) },
  { kind: 'gap', height: 5 },
  { kind: 'paragraph', text: section.note },
]

/** The words of a plot at both ends of its line. */
const beside = (left: string, right: string): PdfBlock => ({
  kind: 'columns',
  shares: [1, 1],
  columns: [
    [{ kind: 'paragraph', look: 'bold', text: left }],
    [{ kind: 'paragraph', look: 'bold', text: right, align: 'right' }],
  ],
})

const personalityBlocks = ({ traits }: ResultSheet): PdfBlock[] => [
  {
    kind: 'paragraph',
    look: 'small',
    text: '良い・悪いはありません。左の言葉を0%、右の言葉を100%とした位置です。帯は幅をもって見るところです。',
  },
  ...traits.flatMap(traitBlocks),
]

const traitBlocks = (trait: TraitResult): PdfBlock[] => [
  { kind: 'gap', height: 5 },
  { kind: 'need', height: 90 },
  {
    kind: 'columns',
    shares: [5, 4, 5],
    columns: [
      [{ kind: 'paragraph', look: 'bold', text: trait.leftLabel }],
      [{ kind: 'paragraph', text: `${trait.percentage}%（${trait.low}〜${trait.high}%）`, align: 'center' }],
      [{ kind: 'paragraph', look: 'bold', text: trait.rightLabel, align: 'right' }],
    ],
  },
  { kind: 'drawing', height, shapes: traitPlot(trait, size) },
  { kind: 'gap', height: 5 },
  { kind: 'paragraph', text: trait.text },
]
