import { longDate } from '#ground/tokyo-time.ts'
import { bandLabel, referenceLabel, resultTexts } from '../rules.ts'
import type { ResultSheet, SectionResult, TraitResult } from '../sheet.ts'
import { bandPlot, markShapes, plotColours, traitPlot, type Shape } from './plots.ts'

const width = 1080
const left = 72
const right = width - left
const second = '#5a5462'
const hairline = '#e5e0e8'

type Look = { x?: number; size: number; fill?: string; weight?: 400 | 700; anchor?: 'start' | 'middle' | 'end' }
const written = (
  text: string,
  y: number,
  { x = left, size, fill = plotColours.ink, weight = 400, anchor = 'start' }: Look,
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${text}</text>`

const rule = (y: number) => `<rect x="${left}" y="${y}" width="${right - left}" height="1" fill="${hairline}"/>`
const drawn = ({ path, fill = 'none', line }: Shape) =>
  `<path d="${path}" fill="${fill}"${line ? ` stroke="${line.colour}" stroke-width="${line.width}"` : ''}/>`
const plot = (shapes: readonly Shape[], top: number) =>
  `<g transform="translate(${left} ${top})">${shapes.map(drawn).join('')}</g>`
const size = { width: right - left, scale: 1 }

const sectionHeight = 184
const drawSection = (section: SectionResult, top: number) =>
  [
    written(section.title, top + 50, { size: 26, fill: second, weight: 700 }),
    written(bandLabel(section.band), top + 98, { size: 38, weight: 700 }),
    written(`${section.achieved}／${section.achievable}問`, top + 98, { x: right, size: 32, anchor: 'end' }),
    plot(bandPlot(section, size), top + 123),
  ].join('')

const traitHeight = 118
const drawTrait = (trait: TraitResult, top: number) =>
  [
    written(trait.leftLabel, top + 40, { size: 25 }),
    written(trait.rightLabel, top + 40, { x: right, size: 25, anchor: 'end' }),
    plot(traitPlot(trait, size), top + 58),
  ].join('')

/** A text in lines of the picture's width, each of which ends with a comma or a full stop. */
function useLines(text: string) {
  const lines: string[] = []
  for (const piece of text.match(/[^、。]+[、。]?/gu) ?? []) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + piece.length <= 41) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines
}

const mark = `<g transform="translate(${left} 62) scale(1.5)" stroke-linecap="round" stroke-linejoin="round">${markShapes.map(drawn).join('')}</g>`

/** The result as a picture in SVG, without a name. Texts stay text elements; the renderer loads the font. */
export function drawSheet(sheet: ResultSheet) {
  const isIntellectual = sheet.kind === 'INTELLECTUAL'
  const top = 260
  const heights = isIntellectual ? sheet.sections.length * sectionHeight : sheet.traits.length * traitHeight
  const foot = useLines(resultTexts.use)
  const end = top + heights
  const totalHeight = sheet.total ? 92 : 0
  const height = end + totalHeight + 90 + foot.length * 36 + 48
  const caption = `${longDate(sheet.takenOn)}受検・${resultTexts.place}${sheet.isReference ? `・${referenceLabel}` : ''}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans JP">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    mark,
    written(isIntellectual ? '能力検査の結果' : '性格検査の結果', 178, { size: 46, weight: 700 }),
    written(caption, 226, { size: 25, fill: second }),
    ...sheet.sections.map(
      (section, at) => rule(top + at * sectionHeight) + drawSection(section, top + at * sectionHeight),
    ),
    ...sheet.traits.map((trait, at) => rule(top + at * traitHeight) + drawTrait(trait, top + at * traitHeight)),
    ...(sheet.total
      ? [
          rule(end),
          written(`合計　${bandLabel(sheet.total.band)}`, end + 60, { size: 32, weight: 700 }),
          written(`${sheet.total.achieved}／${sheet.total.achievable}問`, end + 60, {
            x: right,
            size: 36,
            weight: 700,
            anchor: 'end',
          }),
        ]
      : []),
    rule(end + totalHeight),
    written(
      isIntellectual
        ? '線は±2問の誤差です。1問の差は誤差の範囲です。'
        : '帯は幅をもって見るところです。良い・悪いはありません。',
      end + totalHeight + 52,
      { size: 24, fill: second },
    ),
    ...foot.map((text, at) => written(text, end + totalHeight + 98 + at * 36, { size: 22, fill: second })),
    '</svg>',
  ].join('')
}
