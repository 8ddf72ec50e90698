import { longDate } from '#ground/tokyo-time.ts'
import { bandLabel, referenceLabel, resultTexts } from '../rules.ts'
import type { ResultSheet, SectionResult, TraitResult } from '../sheet.ts'

const width = 1080
const left = 72
const right = width - left
const ink = '#1f1b24'
const second = '#5a5462'
const line = '#e5e0e8'
const step = '#ede7f6'
const here = '#bcabd6'
const sun = '#f2a900'

type Look = { x?: number; size: number; fill?: string; weight?: 400 | 700; anchor?: 'start' | 'middle' | 'end' }
const written = (text: string, y: number, { x = left, size, fill = ink, weight = 400, anchor = 'start' }: Look) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${text}</text>`

const rule = (y: number) => `<rect x="${left}" y="${y}" width="${right - left}" height="1" fill="${line}"/>`
const place = (share: number) => Math.round(left + share * (right - left))

const disc = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="15" fill="${sun}" stroke="${ink}" stroke-width="2.5"/>`

function bandBars({ achieved, achievable, band, low, high, cuts }: SectionResult, y: number) {
  const edges = [0, ...cuts, 1]
  const at = (score: number) => place(achievable === 0 ? 0 : score / achievable)
  const steps = edges.slice(0, -1).map((from, index) => {
    const x = place(from) + (index === 0 ? 0 : 2)
    const to = place(edges[index + 1] ?? 1)
    return `<rect x="${x}" y="${y}" width="${to - x}" height="20" fill="${index + 1 === band ? here : step}"/>`
  })
  const end = (score: number) => `<rect x="${at(score) - 1}" y="${y - 4}" width="3" height="28" fill="${ink}"/>`
  const error = `<rect x="${at(low)}" y="${y + 9}" width="${at(high) - at(low)}" height="3" fill="${ink}"/>`
  return [...steps, error, end(low), end(high), disc(at(achieved), y + 10)].join('')
}

const sectionHeight = 184
const drawSection = (section: SectionResult, top: number) =>
  [
    written(section.title, top + 50, { size: 26, fill: second, weight: 700 }),
    written(bandLabel(section.band), top + 98, { size: 38, weight: 700 }),
    written(`${section.achieved}／${section.achievable}問`, top + 98, { x: right, size: 32, anchor: 'end' }),
    bandBars(section, top + 128),
  ].join('')

const traitHeight = 118
const drawTrait = ({ leftLabel, rightLabel, percentage, low, high }: TraitResult, top: number) => {
  const x = place(low / 100)
  const zone = `<rect x="${x}" y="${top + 62}" width="${place(high / 100) - x}" height="22" rx="11" fill="#d9ceea"/>`
  return [
    written(leftLabel, top + 40, { size: 25 }),
    written(rightLabel, top + 40, { x: right, size: 25, anchor: 'end' }),
    `<rect x="${left}" y="${top + 69}" width="${right - left}" height="8" rx="4" fill="${step}"/>`,
    zone,
    disc(place(percentage / 100), top + 73),
  ].join('')
}

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

const mark = `<g transform="translate(${left} 56) scale(1.5)" fill="none" stroke="#24143d" stroke-linecap="round" stroke-linejoin="round">
<path d="M8 21a8 8 0 0 1 16 0Z" fill="${sun}" stroke="none"/><path d="M3 25h26M16 5v3.5M5.4 10.4l2.5 2.5M26.6 10.4l-2.5 2.5" stroke-width="2.5"/>
<path d="M43 8h16v17H42M44 16.5h15M69 8h18c-.6 4.2-3 6.6-6.4 8.4M78 13.5c.2 5.4-1.6 9.2-6 11.8M101 6c-1 4-3 7.4-6 10M99.6 11H117M109.5 11c.2 7-2.2 11.6-7.5 14.3" stroke-width="3"/></g>`

/** The result as a picture in SVG, without a name. Its texts are text: what turns it into pixels brings the typeface. */
export function drawSheet(sheet: ResultSheet) {
  const isIntellectual = sheet.kind === 'INTELLECTUAL'
  const top = 260
  const heights = isIntellectual ? sheet.sections.length * sectionHeight : sheet.traits.length * traitHeight
  const foot = useLines(resultTexts.use)
  const end = top + heights
  const totalHeight = sheet.total ? 92 : 0
  const height = end + totalHeight + 90 + foot.length * 36 + 48
  const taken = `${longDate(sheet.takenOn)}受検・${resultTexts.place}${sheet.isReference ? `・${referenceLabel}` : ''}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans JP">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    mark,
    written(isIntellectual ? '能力検査の結果' : '性格検査の結果', 178, { size: 46, weight: 700 }),
    written(taken, 226, { size: 25, fill: second }),
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
