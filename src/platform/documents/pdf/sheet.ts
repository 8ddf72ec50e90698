import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { breakLines, drawable, type Line } from './lines.ts'

type Document = PDFKit.PDFDocument
/** PDFKit's types leave out the typeface it has open. */
type OpenedDocument = Document & { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } }
type Weight = 'regular' | 'bold'
export type Look = { size: number; leading: number; weight: Weight; colour: string; by: 'sign' | 'word' }
export type Align = 'left' | 'right' | 'center'
/** A column of the page, in points. */
export type Place = { x: number; width: number }

export const colours = {
  ink: '#1f1b24',
  second: '#5a5462',
  primary: '#4b2a7b',
  hairline: '#d8d2dd',
  tint: '#f7f4fb',
  sun: '#f2a900',
}
const ascent = 0.88
const isUnseen = /[\n\p{Variation_Selector}]/u

const find = createRequire(import.meta.url).resolve
const fontFile = (path: string) => join(dirname(find('@expo-google-fonts/noto-sans-jp/package.json')), path)

export function registerFonts(document: Document) {
  document.registerFont('regular', fontFile('400Regular/NotoSansJP_400Regular.ttf'))
  document.registerFont('bold', fontFile('700Bold/NotoSansJP_700Bold.ttf'))
}

/** Pages of A4 in points, filled from the top. */
export class Sheet {
  readonly document: Document
  readonly margin = { left: 62, right: 62, top: 64, bottom: 76 }
  y: number
  readonly #widths = { regular: new Map<string, number>(), bold: new Map<string, number>() }

  constructor(document: Document) {
    this.document = document
    this.y = this.margin.top
  }

  get place(): Place {
    return { x: this.margin.left, width: this.document.page.width - this.margin.left - this.margin.right }
  }
  get bottom() {
    return this.document.page.height - this.margin.bottom
  }
  get isAtTop() {
    return this.y <= this.margin.top
  }

  turn() {
    this.document.addPage()
    this.y = this.margin.top
  }
  /** Turns the page unless this much is left of it; what is taller than a page begins at its top. */
  need(height: number) {
    if (this.y + height > this.bottom && !this.isAtTop) this.turn()
  }
  gap(height: number) {
    if (!this.isAtTop) this.y += height
  }

  /** The width of a text in points, letter by letter. */
  widthOf(text: string, { size, weight }: Pick<Look, 'size' | 'weight'>) {
    const letterWidths = this.#widths[weight]
    let sum = 0
    for (const letter of text) {
      let width = letterWidths.get(letter)
      if (width === undefined) {
        width = this.document.font(weight).fontSize(1000).widthOfString(letter)
        letterWidths.set(letter, width)
      }
      sum += width
    }
    return (sum * size) / 1000
  }

  /** False for a text with a letter that the typeface lacks, as of names in Hangul. */
  canWrite(text: string) {
    const { font } = (this.document.font('regular') as OpenedDocument)['_font']
    return [...drawable(text)].every(
      (letter) => isUnseen.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    )
  }

  lines(text: string, width: number, look: Look) {
    return breakLines(text, width, (part) => this.widthOf(part, look), look.by)
  }

  /** One line whose box begins at the height `top`. */
  write(text: string, top: number, { x, width }: Place, look: Look, align: Align = 'left', spacing = 0) {
    const drawn = drawable(text)
    if (drawn === '') return
    const own = align === 'left' ? 0 : this.widthOf(drawn, look)
    const from = align === 'right' ? x + width - own : align === 'center' ? x + (width - own) / 2 : x
    this.document
      .font(look.weight)
      .fontSize(look.size)
      .fillColor(look.colour)
      .text(drawn, from, top + (look.size * (look.leading - 1)) / 2 + look.size * ascent, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
      })
  }

  /** Lines below each other, over as many pages as they take; a page never begins or ends with one line of several. */
  flow(text: string, place: Place, look: Look, align: Align = 'left') {
    const lines = this.lines(text, place.width, look)
    const height = look.size * look.leading
    lines.forEach((line, at) => {
      const isNextToLast = at === lines.length - 2
      this.need(at === 0 || isNextToLast ? height * Math.min(2, lines.length - at) : height)
      this.write(line.text, this.y, place, look, align, align === 'left' ? this.#air(line, place.width, look) : 0)
      this.y += height
    })
  }

  /** The space missing to the full width, shared among the letters of a line that ends no paragraph. */
  #air({ text, isLast }: Line, width: number, look: Look) {
    if (isLast || look.by === 'word') return 0
    const missing = width - this.widthOf(text, look)
    return missing > 0 && missing < look.size * 2.5 ? missing / Math.max(1, [...text].length - 1) : 0
  }
}
