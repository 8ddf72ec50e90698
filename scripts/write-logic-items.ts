import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '#platform/command-line.ts'
import { drawLogicWords } from '#domain/assessment/item-bank/logic/generator/templates.ts'
import { logicRecipes } from '#domain/assessment/item-bank/logic/recipes.ts'
import { logicFacets, logicItem } from '#domain/assessment/item-bank/logic/templates.ts'

readCommandLine({
  usage: 'node scripts/run.mjs scripts/write-logic-items.ts',
  about: 'Writes the fixed words of the logic items from their recipes.',
})
// In two parts, since the house reads imports from the text of this file too.
const typeOfWords = ['import type { LogicWords } from', "'../templates.ts'"].join(' ')

// Writes the fixed words of 論理推論 from their recipes: node scripts/run.mjs scripts/write-logic-items.ts
const folder = 'src/domain/assessment/item-bank/logic/bank'
const names = ['proposition', 'order', 'matching', 'statement', 'table'] as const

const items = logicRecipes.map((recipe) => {
  const [, template, seed] = recipe
  const words = drawLogicWords(template, seed)
  return { ...logicItem(recipe, words), words }
})
const isEasier = (difficulty: string) => ['EASY', 'MEDIUM_LOW'].includes(difficulty)
const files = [
  { name: 'practice', list: items.filter((item) => item.isPractice) },
  ...logicFacets.flatMap((facet, at) =>
    ['easier', 'harder'].map((half) => ({
      name: `${names[at] ?? ''}-${half}`,
      list: items.filter(
        (item) => !item.isPractice && item.facet === facet && isEasier(item.difficulty) === (half === 'easier'),
      ),
    })),
  ),
]

mkdirSync(folder, { recursive: true })
for (const { name, list } of files) {
  const constant = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())
  writeFileSync(
    `${folder}/${name}.ts`,
    `${typeOfWords}\n\nexport const ${constant}: Readonly<Record<string, LogicWords>> = ${JSON.stringify(Object.fromEntries(list.map(({ id, words }) => [id, words])))}\n`,
  )
}
execFileSync('npx', ['oxfmt', folder])
