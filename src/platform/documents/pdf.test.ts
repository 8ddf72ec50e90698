import { describe, expect, it } from 'vitest'
import { default as Pdfkit } from 'pdfkit'
import { textOfPdf } from '#test/pdf-text.ts'
import { makePdf, type PdfDocument } from './pdf.ts'
import { readPdf } from './pdf-reading.ts'

const madeAt = new Date('2026-11-22T00:00:00Z')
const aDocument = (fields: Partial<PdfDocument> = {}): PdfDocument => ({
  title: '請求書',
  author: '株式会社ヨアケ',
  madeAt,
  foot: 'ヨアケ',
  blocks: [
    { kind: 'title', text: '請求書' },
    { kind: 'heading', text: 'ご請求額' },
    { kind: 'paragraph', text: '選んだ理由を（言葉を引いて）書きます。'.repeat(12) },
    { kind: 'list', mark: 'check', items: ['募集を公開した'] },
    { kind: 'note', title: '覚え書き', text: '登録番号を記載します。' },
    {
      kind: 'columns',
      shares: [2, 1],
      columns: [[{ kind: 'paragraph', text: '北斗システムズ 御中' }], [{ kind: 'paragraph', text: 'T1234567890123' }]],
    },
    {
      kind: 'table',
      columns: [{ share: 3 }, { share: 1, align: 'right' }],
      head: ['項目', '金額'],
      rows: [...Array.from({ length: 40 }, (_, at) => [`${at + 1}月分`, '120,000円']), ['合計', '4,800,000円']],
      sums: 1,
    },
  ],
  ...fields,
})
const cover = {
  ground: '#24143d',
  shapes: [{ path: 'M 0 842 L 595 842 L 595 600 Z', colour: '#4b2a7b' }],
  title: 'スタートガイド',
  colours: { first: '#fff', second: '#cfc3e2' },
  top: 200,
}

describe('a PDF document', () => {
  it('can be read back: words, pages, title and language', async () => {
    const { bytes, pages } = await makePdf(aDocument())
    const read = await textOfPdf(bytes)
    expect(read.pages).toHaveLength(pages)
    expect(read.info).toMatchObject({ Title: '請求書', Author: '株式会社ヨアケ', Language: 'ja' })
    const words = read.pages.join('\n')
    for (const word of ['ご請求額', '募集を公開した', '登録番号を記載します。', '北斗システムズ 御中', '4,800,000円'])
      expect(words).toContain(word)
    for (const line of words.split('\n')) expect(line).not.toMatch(/^[。、）]|（$/u)
    expect(await readPdf(bytes)).toEqual({ pages })
  })

  it('numbers its pages and repeats the head of a table', async () => {
    const { pages } = await textOfPdf((await makePdf(aDocument())).bytes)
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, at) => {
      expect(page).toContain(`${at + 1} / ${pages.length}`)
      expect(page).toMatch(/項目\s*金額/u)
    })
  })

  it('has a cover without a number', async () => {
    const { pages } = await textOfPdf((await makePdf(aDocument({ cover }))).bytes)
    expect(pages[0]).toContain('スタートガイド')
    expect(pages[0]).not.toContain(' / ')
    expect(pages[1]).toContain(`2 / ${pages.length}`)
  })

  it('of the same content is the same bytes, and small', async () => {
    const [one, other] = await Promise.all([makePdf(aDocument({ cover })), makePdf(aDocument({ cover }))])
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
    expect(one.bytes.length).toBeLessThan(80_000)
  })
})

async function encrypted(userPassword?: string) {
  const document = new Pdfkit({ userPassword, ownerPassword: 'owner', permissions: { copying: false } })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const { promise, resolve } = Promise.withResolvers<void>()
  document.on('end', resolve)
  document.text('hello').end()
  await promise
  return Buffer.concat(parts)
}

describe("a stranger's PDF", () => {
  it('is refused when it is none, cut off or locked', async () => {
    const { bytes } = await makePdf(aDocument())
    expect(await readPdf(bytes.subarray(0, 2000))).toEqual({ mistake: 'type' })
    expect(await readPdf(Buffer.from('%PDF-1.7 hello'))).toEqual({ mistake: 'type' })
    expect(await readPdf(Buffer.from('GIF89a'))).toEqual({ mistake: 'type' })
    expect(await readPdf(await encrypted())).toEqual({ mistake: 'encrypted' })
    expect(await readPdf(await encrypted('user'))).toEqual({ mistake: 'encrypted' })
  })
})
