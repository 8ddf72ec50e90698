import { readFileSync } from 'node:fs'
import { randomOf } from '#seeds/random.ts'
import type { CompanyStory, MarkShape } from '../story.ts'
import { rect, type Canvas } from './canvas.ts'
import { darkFirst, mix } from './colour.ts'
import { book, bridge, constellation, mountain, sunrise, waves } from './landscapes.ts'
import { arrows, drop, grid, leaf, petals, rings } from './patterns.ts'

/** Pictures of a company's own, drawn from the shape and the colours of its mark. */
export const pictureSizes = {
  logo: { width: 320, height: 320 },
  cover: { width: 1280, height: 400 },
  scene: { width: 880, height: 495 },
}
export type PictureKind = keyof typeof pictureSizes

const motifs: Record<MarkShape, (canvas: Canvas) => string> = {
  CONSTELLATION: constellation,
  SUNRISE: sunrise,
  LEAF: leaf,
  RINGS: rings,
  WAVES: waves,
  BOOK: book,
  MOUNTAIN: mountain,
  BRIDGE: bridge,
  GRID: grid,
  PETALS: petals,
  ARROWS: arrows,
  DROP: drop,
}

/** The shown words for people who do not see the picture. */
export const motifWords: Record<MarkShape, string> = {
  CONSTELLATION: '夜空に星が線でつながるイラスト',
  SUNRISE: '丘の向こうから日が昇るイラスト',
  LEAF: '若葉が並んで伸びるイラスト',
  RINGS: '大小の輪が重なるイラスト',
  WAVES: '波が幾重にも重なるイラスト',
  BOOK: '本の背が町並みのように並ぶイラスト',
  MOUNTAIN: '山並みが重なるイラスト',
  BRIDGE: '海峡に橋がかかるイラスト',
  GRID: '色の違う四角が並ぶイラスト',
  PETALS: '花が咲き並ぶイラスト',
  ARROWS: '上へ向かう道が重なるイラスト',
  DROP: '水面にしずくが落ちるイラスト',
}

/** An SVG; the same company always gets the same one. */
export function drawPicture({ mark, corporateNumber }: CompanyStory, kind: PictureKind): string {
  const { width, height } = pictureSizes[kind]
  const [dark, light] = darkFirst(mark.background, mark.foreground)
  const canvas: Canvas = {
    width,
    height,
    random: randomOf(Number(corporateNumber.slice(-9))).fork(kind),
    tint: (part) => mix(light, dark, part),
  }
  const body = kind === 'logo' ? drawLogo(mark) : motifs[mark.shape](canvas)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

let marks: string | undefined

function drawLogo({ shape, background, foreground }: CompanyStory['mark']) {
  marks ??= readFileSync(new URL('../../../src/web/parts/companies/company-marks.svg', import.meta.url), 'utf8')
  const symbol = new RegExp(`<symbol id="${shape}"[^>]*>(.*?)</symbol>`, 's').exec(marks)?.[1] ?? ''
  const drawn = symbol.replaceAll('currentColor', foreground).replaceAll('var(--mark-ground)', background)
  const group = `<g transform="scale(6.6667)" fill="none" stroke="${foreground}" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`
  return rect(0, 0, 320, 320, `fill="${background}"`) + group
}
