import type { Cube, Net, Side } from '../drawing.ts'
import type { Figure } from '../item.ts'

const sayEdge: Record<Side, string> = { N: '上の辺', E: '右の辺', S: '下の辺', W: '左の辺' }

/** The marks of faces look the same after every quarter turn. */
export const markNames: Record<string, string> = {
  '●': '黒丸',
  '○': '白丸',
  '■': '黒い四角',
  '□': '白い四角',
  '◎': '二重丸',
  '＋': '十字',
}
const sayMark = (mark: string) => markNames[mark] ?? mark

/** The net read row by row, each square with its label. */
export function netFigure(cells: Net['cells'], edges?: Net['edges']): Figure {
  const width = Math.max(...cells.map(({ x }) => x)) + 1
  const rows = Array.from({ length: Math.max(...cells.map(({ y }) => y)) + 1 }, (_, y) => {
    const squares = Array.from({ length: width }, (_square, x) => {
      const cell = cells.find((square) => square.x === x && square.y === y)
      return cell ? sayMark(cell.label ?? '面') : '空き'
    })
    return `${y + 1}段目は左から、${squares.join('、')}。`
  })
  const lines = (edges ?? []).map(
    ({ x, y, side, label }) => `辺${label}は、${y + 1}段目の左から${x + 1}番目の面の${sayEdge[side]}。`,
  )
  return {
    drawing: { kind: 'net', cells, ...(edges ? { edges } : {}) },
    alternative: `正方形6つをつないだ図。${rows.join('')}${lines.join('')}`,
  }
}

export const cubeFigure = (cube: Omit<Cube, 'kind'>): Figure => ({
  drawing: { kind: 'cube', ...cube },
  alternative: `立方体。上の面は${sayMark(cube.top)}、手前の面は${sayMark(cube.front)}、右の面は${sayMark(cube.right)}。`,
})
