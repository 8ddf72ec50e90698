import { describe, expect, test } from 'vitest'
import { faultOf } from '../solver/verdict.ts'
import { logicItem, logicTemplates, type LogicTemplate } from '../templates.ts'
import { drawLogicWords } from './templates.ts'
import { walkLength } from '#test/full-run.ts'

const perTemplate = walkLength(500)
const names = Object.keys(logicTemplates).filter((name): name is LogicTemplate => name in logicTemplates)

describe('10,000 made items of 論理推論 in a full run (issue 15, 1)', () => {
  test('20 templates make 500 each, a quarter in a short run', () =>
    expect(names.length * perTemplate).toBe(walkLength(10_000)))

  test.each(names)('%s: the solver finds exactly one right option, the key', (template) => {
    const faults: string[] = []
    const questions = new Set<string>()
    for (let seed = 100_001; seed <= 100_000 + perTemplate; seed++) {
      const item = logicItem(['LOGIC-TRY', template, seed], drawLogicWords(template, seed))
      const fault = faultOf(item)
      if (fault) faults.push(`${seed}: ${fault}`)
      questions.add(JSON.stringify([item.passage, item.stem, item.figure, item.options]))
    }
    expect(faults).toEqual([])
    expect(questions.size).toBeGreaterThan(perTemplate / 3)
  })
})
