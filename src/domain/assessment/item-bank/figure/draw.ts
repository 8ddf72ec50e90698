import type { Drawing } from '../drawing.ts'
import { drawBoard, drawSeries } from './board.ts'
import { drawFrame, drawMatrix } from './frame.ts'
import { drawNet } from './net.ts'
import { drawCube, drawRoll } from './solid.ts'
import { drawTable } from './table.ts'

/** The SVG of a figure, as wide as a phone of 320 px can show it. It knows the drawing alone, so it cannot tell a key. */
export function drawFigure(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'table':
      return drawTable(drawing)
    case 'net':
      return drawNet(drawing)
    case 'cube':
      return drawCube(drawing)
    case 'roll':
      return drawRoll(drawing)
    case 'board':
      return drawBoard(drawing)
    case 'series':
      return drawSeries(drawing)
    case 'shapes':
    case 'strokes':
      return drawFrame(drawing)
    case 'matrix':
      return drawMatrix(drawing)
  }
}
