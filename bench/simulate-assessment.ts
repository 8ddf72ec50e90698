import { mkdirSync, writeFileSync } from 'node:fs'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { allItems } from '#domain/assessment/item-bank/bank.ts'
import { formItemOf } from '#domain/assessment/item/content.ts'
import { chanceOf } from '#domain/assessment/sitting/form/chance.ts'
import { measureExposure, measureIntellectual } from './simulation/intellectual.ts'
import { parametersOf } from './simulation/items.ts'
import { measurePersonality } from './simulation/personality.ts'
import { studentsOf } from './simulation/sittings.ts'
import { comparisonRows } from './simulation/comparison.ts'
import { scoreThroughDatabase } from './simulation/through-database.ts'

// Simulated students sit both tests of this bank twice: forms by the form builder, bands and percentages by the rules of
// results, and some of them through the scoring job on PostgreSQL. The same seed makes the same table.
const { values } = readCommandLine({
  usage: 'npm run simulate:assessment -- [--students N] [--scored N] [--seed N]',
  about: 'Simulated students who sit both tests twice, as tables beside the plan and as JSON.',
  options: {
    students: { type: 'string', default: '20000' },
    scored: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20261122' },
  },
})
const students = wholeNumber('students', values.students, 1, 10_000_000)
const scored = wholeNumber('scored', values.scored, 1, students)
const seed = wholeNumber('seed', values.seed, 0, 2 ** 32 - 1)

const chance = chanceOf(seed)
const live = allItems.filter(({ isPractice }) => !isPractice).map(formItemOf)
const sat = studentsOf(students, live, chance)
const parameters = parametersOf(live, 0, chance)
const asPlanned = measureIntellectual(sat, live, parameters, chance)
// Authors guess difficulties before anybody has answered: a deviation of half a standard deviation.
const misjudged = measureIntellectual(sat, live, parametersOf(live, 0.5, chance), chance)
const exposure = measureExposure(sat, live)
const personality = [0.45, 0.55, 0.65].map((loading) => measurePersonality(students, loading, chance))
const database = scored > 0 ? await scoreThroughDatabase(sat.slice(0, scored), parameters, chance) : null

const result = { students, seed, asPlanned, misjudged, exposure, personality, database }
console.log(`\n${students} students, seed ${seed}\n\nSections and total, difficulties as their authors meant them`)
console.table([...asPlanned.sections, { id: 'TOTAL', ...asPlanned.total }])
console.log('The same with difficulties that their authors misjudge (deviation 0.5)')
console.table([...misjudged.sections, { id: 'TOTAL', ...misjudged.total }])
console.log('How often an item is asked, as a share of the first sittings')
console.table(exposure)
console.log('Personality: six pairs of a trait, mean of the ten traits')
console.table(personality)
if (database) {
  console.log('Scored by the job on PostgreSQL, and the statistics of the nightly job')
  console.table(database)
}
console.log('Beside assessment.md 5.2 and 5.3')
console.table(comparisonRows(result))
mkdirSync('bench/results', { recursive: true })
writeFileSync('bench/results/assessment-simulation.json', `${JSON.stringify(result, null, 2)}\n`)
