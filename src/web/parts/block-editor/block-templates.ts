import type { BlockContent } from './block-draft.ts'

/** Blocks to start from. */
export type BlockTemplate = { name: string; blocks: readonly BlockContent[] }

const heading = (text: string): BlockContent => ({ kind: 'HEADING', text })
const text: BlockContent = { kind: 'TEXT', body: '' }
const image: BlockContent = { kind: 'IMAGE', url: '', description: '', width: 0, height: 0 }
const video: BlockContent = { kind: 'YOUTUBE', videoId: '' }
const withText = (...headings: string[]) => headings.flatMap((name) => [heading(name), text])

/**
 * The templates of a job. The terms of work, the steps and the fixed sentences of some scout types are no blocks: the
 * page of the job shows them by itself.
 */
export const jobTemplates: readonly BlockTemplate[] = [
  {
    name: '本選考',
    blocks: [
      ...withText('募集の背景'),
      heading('お任せする仕事'),
      { kind: 'TEXT', body: '雇入れ直後：\n変更の範囲：' },
      image,
      ...withText('1日の流れ', 'こんな人と働きたい', '先輩の声'),
      video,
    ],
  },
  {
    name: 'インターンシップ（5日以上）',
    blocks: [
      ...withText('プログラムの目的', '実施時期・期間・場所・人数', '就業体験の内容（受入部署）', '必要な能力'),
      ...withText('フィードバック'),
      heading('取得した学生情報の活用'),
      {
        kind: 'TEXT',
        body: 'このプログラムで得た学生情報は、採用活動開始以降に限り、採用活動に活用します。',
      },
      ...withText('報酬・交通費'),
    ],
  },
  {
    name: 'オープン・カンパニー／説明会',
    blocks: [...withText('この日に分かること', '当日の流れ'), image, ...withText('登壇者', '持ち物・服装')],
  },
  {
    name: 'カジュアル面談',
    blocks: [...withText('お話しできること'), heading('話す人'), image, text, ...withText('面談の流れ（30分）')],
  },
]
