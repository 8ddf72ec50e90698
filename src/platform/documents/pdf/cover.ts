import type { Look, Sheet } from './sheet.ts'

/** A first page of its own, 595 by 842 points. `path` is the data of an SVG path in these points. */
export type PdfCover = {
  ground: string
  shapes: readonly { path: string; colour: string }[]
  title: string
  subtitle?: string
  /** Small words above the title. */
  above?: string
  /** A line at the foot of the page. */
  foot?: string
  colours: { first: string; second: string }
  /** The height at which the words begin. */
  top: number
}

const left = 62
const place = { x: left, width: 471 }

export function drawCover(sheet: Sheet, cover: PdfCover) {
  const { document } = sheet
  const { width, height } = document.page
  document.rect(0, 0, width, height).fill(cover.ground)
  document.save()
  document.rect(0, 0, width, height).clip()
  for (const { path, colour } of cover.shapes) document.path(path).fill(colour)
  document.restore()
  const words = (size: number, weight: Look['weight'], colour: string, leading: number): Look => ({
    size,
    weight,
    colour,
    leading,
    by: 'word',
  })
  let y = cover.top
  const below = (text: string, look: Look, after: number) => {
    for (const line of sheet.lines(text, place.width, look)) {
      sheet.write(line.text, y, place, look)
      y += look.size * look.leading
    }
    y += after
  }
  if (cover.above) below(cover.above, words(11, 'bold', cover.colours.second, 1.5), 10)
  below(cover.title, words(30, 'bold', cover.colours.first, 1.4), 16)
  if (cover.subtitle) below(cover.subtitle, words(12, 'regular', cover.colours.second, 1.75), 0)
  if (cover.foot) sheet.write(cover.foot, height - 84, place, words(10, 'bold', cover.colours.first, 1.5))
  sheet.turn()
}
