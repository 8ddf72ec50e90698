import { describe, expect, test } from 'vitest'
import type { BankItem } from './item.ts'
import { numericItems } from './numeric/items.ts'
import { spaceItems } from './space/items.ts'
import { makeItem } from './template/make.ts'
import { isSolved, type Solver } from './template/solver.ts'
import { solvers, templates } from './templates.ts'

const items = [...numericItems, ...spaceItems]

function templateOf(name: string | undefined) {
  const template = templates.find((candidate) => candidate.name === name)
  if (!template) throw new Error(`No template ${name}`)
  return template
}

function solverOf(name: string | undefined): Solver {
  const solver = solvers[name ?? '']
  if (!solver) throw new Error(`No solver ${name}`)
  return solver
}

const wrongKey = (item: Pick<BankItem, 'key'>) => ((item.key + 1) % 5) as BankItem['key']

const bump = (digits: string) => String(Number(digits.replaceAll(',', '')) + 1)

/** The item with a number of its stem grown by one; where it has a table, with a column or the order of its rows changed. */
function changedNumbers(item: BankItem): BankItem[] {
  const drawing = item.figure?.drawing
  if (!item.figure || drawing?.kind !== 'table') {
    return [...item.stem.matchAll(/\d[\d,]*/g)].map(({ 0: digits, index }) => ({
      ...item,
      stem: item.stem.slice(0, index) + bump(digits) + item.stem.slice(index + digits.length),
    }))
  }
  const figure = item.figure
  const first = drawing.rows.map((row) =>
    row.map((cell, column) => (column === 1 ? cell.replace(/\d[\d,]*/, bump) : cell)),
  )
  const last = drawing.rows.map((row) =>
    row.map((cell, column) =>
      column === 2 ? cell.replace(/\d[\d,]*/, (digits) => String(Number(digits.replaceAll(',', '')) * 9)) : cell,
    ),
  )
  const shuffled = drawing.rows.map((row, place) => [row[0] ?? '', ...(drawing.rows.at(place - 1) ?? []).slice(1)])
  return [first, last, shuffled].map((rows) => ({ ...item, figure: { ...figure, drawing: { ...drawing, rows } } }))
}

describe('§1.14 items made from templates', () => {
  test('every template has a name of its own and a solver', () => {
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
    expect(templates.filter(({ name }) => !solvers[name])).toEqual([])
    expect(Object.keys(solvers)).toHaveLength(templates.length)
  })

  test('every item of the bank is what its template makes of its seed', () => {
    for (const item of items) {
      const copy = makeItem(templateOf(item.madeFrom?.template), item.madeFrom?.seed ?? 0)
      const { id, isPractice, writtenOn } = item
      expect({ id, ...copy, ...(isPractice ? { isPractice } : {}), writtenOn }).toEqual(item)
    }
  })

  test('the solver finds the key of every item of the bank, and no other option', () => {
    const unsolved = items.filter((item) => !isSolved(item, solverOf(item.madeFrom?.template)))
    expect(unsolved.map(({ id }) => id)).toEqual([])
  })

  test('a wrong key is caught in every item of the bank', () => {
    const missed = items.filter((item) => isSolved({ ...item, key: wrongKey(item) }, solverOf(item.madeFrom?.template)))
    expect(missed.map(({ id }) => id)).toEqual([])
  })

  test('a second right option is caught in every item of the bank', () => {
    const missed = items.filter((item) => {
      const options = item.options.with(wrongKey(item), item.options[item.key]) as unknown as BankItem['options']
      return isSolved({ ...item, options }, solverOf(item.madeFrom?.template))
    })
    expect(missed.map(({ id }) => id)).toEqual([])
  })

  test('a number of the stem or of the table that changes is caught in every numeric item', () => {
    const missed = numericItems.filter((item) => {
      const solver = solverOf(item.madeFrom?.template)
      return changedNumbers(item).every((changed) => isSolved(changed, solver))
    })
    expect(missed.map(({ id }) => id)).toEqual([])
  })

  test('10,000 items of all templates have one right option each', { timeout: 60_000 }, () => {
    const each = Math.ceil(10_000 / templates.length)
    const failed: string[] = []
    let count = 0
    for (const template of templates) {
      const solver = solverOf(template.name)
      for (let seed = 1_001; seed <= 1_000 + each; seed++) {
        const item = makeItem(template, seed)
        count++
        const isSound =
          isSolved(item, solver) &&
          item.rationales.every((because) => because.length > 4) &&
          [...item.stem].length <= 120
        if (!isSound) failed.push(`${template.name} ${seed}: ${item.stem}`)
      }
    }
    expect(failed).toEqual([])
    expect(count).toBeGreaterThanOrEqual(10_000)
  })
})
