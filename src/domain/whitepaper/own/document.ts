import type { PdfBlock, PdfDocument } from '#platform/documents/pdf.ts'
import { coverOf } from './cover.ts'
import type { OwnText } from './text.ts'

const author = 'ヨアケ'
/** The time in the properties of every document: the same words make the same file. */
const madeAt = new Date('2026-11-22T00:00:00Z')

/** A document of our own, section by section. */
export function documentOf(text: OwnText): PdfDocument {
  const { ground, first, second, shapes } = coverOf(text.look, text.motif)
  const foot = `${text.title} ｜ ${author}`
  return {
    title: text.title,
    author,
    madeAt,
    foot,
    cover: {
      ground,
      shapes,
      title: text.title,
      subtitle: text.subtitle,
      above: text.tags.join('・'),
      foot: `${author} 採用資料`,
      colours: { first, second },
      top: 96,
    },
    blocks: [
      ...text.sections.flatMap(({ heading, blocks }): PdfBlock[] => [{ kind: 'heading', text: heading }, ...blocks]),
      ...closing(text),
    ],
  }
}

const closing = ({ asOf }: OwnText): PdfBlock[] => [
  { kind: 'gap', height: 10 },
  {
    kind: 'paragraph',
    look: 'small',
    text: asOf
      ? `${asOf}時点の内容をもとに、ヨアケの運営がまとめた資料です。個別の事案についての法律上の助言ではありません。判断に迷うときは、都道府県労働局、ハローワーク、社会保険労務士または弁護士にご確認ください。`
      : 'この資料は、ヨアケの機能と運用のきまりをもとに、運営がまとめたものです。機能の内容は、改善のために変わることがあります。社内での共有、印刷は自由に行えます。',
  },
]
