/** Areas of an A4 page of 595 by 842 points, drawn over each other in their order. */
type Shape = { path: string; colour: string }
export type Cover = { ground: string; first: string; second: string; shapes: readonly Shape[] }

const night = ['#38205f', '#4b2a7b', '#5b3a93', '#f2a900'] as const
const lavender = ['#dfd5ee', '#bcabd6', '#5b3a93', '#f2a900'] as const
const morning = ['#fbe9c4', '#f6d98f', '#f2a900', '#4b2a7b'] as const
type Colours = readonly [string, string, string, string]

const looks = {
  night: { ground: '#24143d', first: '#ffffff', second: '#cfc3e2', colours: night },
  lavender: { ground: '#ede7f6', first: '#24143d', second: '#5a4b73', colours: lavender },
  morning: { ground: '#fdf6e6', first: '#24143d', second: '#6b5a3a', colours: morning },
} as const satisfies Record<string, Omit<Cover, 'shapes'> & { colours: Colours }>
export type CoverLook = keyof typeof looks

const round = (x: number, y: number, r: number) =>
  `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`
const half = (x: number, y: number, r: number) => `M ${x - r} ${y} a ${r} ${r} 0 0 1 ${2 * r} 0 Z`
const box = (x: number, y: number, width: number, height: number) => `M ${x} ${y} h ${width} v ${height} h ${-width} Z`
const bar = (x: number, y: number, width: number, height: number) => {
  const r = height / 2
  return `M ${x + r} ${y} h ${width - height} a ${r} ${r} 0 0 1 0 ${height} h ${-(width - height)} a ${r} ${r} 0 0 1 0 ${-height} Z`
}
const each = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => path(at)).join(' ')

type Draw = (colours: Colours) => Shape[]
const areas = (...shapes: [path: string, colour: string][]): Shape[] =>
  shapes.map(([path, colour]) => ({ path, colour }))

/** Quiet pictures of what each document is about, in the lower half of the page. */
const motifs = {
  sunrise: ([a, b, c, sun]) =>
    areas(
      [half(430, 742, 300), a],
      [half(430, 742, 210), b],
      [half(430, 742, 130), c],
      [half(430, 742, 66), sun],
      [box(0, 742, 595, 3), sun],
    ),
  letters: ([a, b, c, sun]) =>
    areas(
      [box(120, 480, 400, 260), a],
      [bar(160, 530, 320, 14), b],
      [bar(160, 568, 280, 14), b],
      [bar(160, 606, 190, 14), sun],
      [bar(160, 644, 300, 14), b],
      [box(120, 480, 10, 260), c],
    ),
  calendar: ([a, b, c, sun]) =>
    areas(
      [each(35, (at) => box(130 + (at % 7) * 60, 450 + Math.floor(at / 7) * 60, 50, 50)), a],
      [each(9, (at) => box(130 + ((at * 3) % 7) * 60, 450 + (at % 5) * 60, 50, 50)), b],
      [each(3, (at) => box(250 + at * 60, 570, 50, 50)), c],
      [round(455, 655, 17), sun],
    ),
  branches: ([a, b, c, sun]) =>
    areas(
      [each(4, (at) => bar(300, 466 + at * 76, 240, 40)), a],
      [each(4, (at) => bar(180, 483 + at * 76, 130, 6)), b],
      [box(176, 483, 6, 234), b],
      [bar(80, 583, 100, 6), b],
      [bar(300, 618, 240, 40), c],
      [bar(300, 694, 240, 40), c],
      [round(80, 586, 26), sun],
    ),
  sheet: ([a, b, c, sun]) =>
    areas(
      [box(150, 450, 330, 310), a],
      [each(6, (at) => box(150, 450 + 52 * (at + 1) - 2, 330, 2)), b],
      [each(6, (at) => bar(262, 470 + at * 52, 180 - (at % 3) * 34, 12)), c],
      [each(6, (at) => bar(172, 470 + at * 52, 62, 12)), b],
      [round(456, 736, 20), sun],
    ),
  question: ([a, b, c, sun]) =>
    areas(
      [bar(90, 470, 300, 90), a],
      [box(120, 530, 30, 50), a],
      [bar(205, 590, 310, 90), b],
      [box(450, 650, 30, 50), b],
      [each(3, (at) => round(285 + at * 70, 635, 13)), c],
      [bar(130, 508, 180, 14), sun],
    ),
  talk: ([a, b, c, sun]) =>
    areas([round(230, 610, 140), a], [round(380, 610, 140), b], [round(305, 610, 44), c], [round(305, 610, 16), sun]),
  slots: ([a, b, c, sun]) =>
    areas(
      [each(4, (at) => bar(100, 466 + at * 72, 420, 46)), a],
      [bar(100, 466, 150, 46) + bar(300, 538, 140, 46) + bar(160, 610, 120, 46), b],
      [bar(330, 610, 130, 46), sun],
      [bar(220, 682, 170, 46), c],
    ),
  follow: ([a, b, c, sun]) =>
    areas(
      [bar(70, 606, 470, 12), a],
      [each(5, (at) => round(90 + at * 104, 612, 34)), b],
      [each(3, (at) => round(90 + at * 104, 612, 20)), c],
      [round(506, 612, 22), sun],
    ),
  science: ([a, b, c, sun]) =>
    areas(
      [round(300, 610, 160), a],
      ['M 300 450 L 439 530 L 439 690 L 300 770 L 161 690 L 161 530 Z', b],
      [
        each(6, (at) =>
          round(
            300 + Math.round(160 * Math.sin((at * Math.PI) / 3)),
            610 - Math.round(160 * Math.cos((at * Math.PI) / 3)),
            20,
          ),
        ),
        c,
      ],
      [round(300, 610, 34), sun],
    ),
  scale: ([a, b, c, sun]) =>
    areas(
      ['M 60 742 C 200 742 220 470 297 470 C 374 470 394 742 535 742 Z', a],
      [box(237, 520, 120, 222), b],
      [box(295, 470, 4, 272), c],
      [round(337, 700, 15), sun],
      [box(60, 742, 475, 3), c],
    ),
  funnel: ([a, b, c, sun]) =>
    areas(
      [box(80, 450, 70, 290), a],
      [box(175, 530, 70, 210), b],
      [box(270, 620, 70, 120), c],
      [box(365, 660, 70, 80), c],
      [box(460, 714, 70, 26), sun],
      [box(60, 742, 490, 3), c],
    ),
} satisfies Record<string, Draw>
export type CoverMotif = keyof typeof motifs
const motifNames = Object.keys(motifs) as CoverMotif[]

/** The cover of a document of our own. */
export function coverOf(look: CoverLook, motif: CoverMotif): Cover {
  const { colours, ...rest } = looks[look]
  return { ...rest, shapes: motifs[motif](colours) }
}

/** The cover of an uploaded document, which follows from its title. */
export function coverOfTitle(title: string): Cover {
  const number = [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const look = (['night', 'lavender', 'morning'] as const)[number % 3] ?? 'night'
  return coverOf(look, motifNames[number % motifNames.length] ?? 'sunrise')
}
