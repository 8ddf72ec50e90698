import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyStylesheet } from '#test/known-css/stylesheets.ts'
import { spellingsOf } from '#test/known-css/spellings.ts'
import { installedEngine } from './installed.ts'
import * as recruiter from './recruiter.ts'
import type { EngineName } from './driver.ts'
import type { Engine, Screen } from './screen.ts'
import * as student from './student.ts'
import { aWorld, pictureFolder, twoStudents, type Student, type World } from './world.ts'

type Step = [string, () => Promise<void>]
const crafts = { 390: '吹きガラス', 1280: '寄木細工' } as const
let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe.each(['firefox', 'webkit'] as const)('§1 the main job in %s', (name: EngineName) => {
  const open = installedEngine(name)
  let engine: Engine
  beforeAll(async () => {
    if (open) engine = await open()
    if (open) process.stdout.write(`${engine.version}\n`)
  })
  afterAll(() => engine?.close())

  describe.skipIf(!open).each([390, 1280] as const)('at %i px', (width) => {
    let screen: Screen
    let who: Student
    let isBroken = false
    beforeAll(async () => {
      who = await twoStudents(world, `${crafts[width]}${name === 'webkit' ? '窯' : ''}`)
      screen = await engine.open(world.url, width, pictureFolder(`${name}-${width}`))
    })
    afterAll(() => screen?.close())

    const steps: Step[] = [
      ['a recruiter signs in', () => recruiter.recruiterSignsIn(screen)],
      ['filters and searches', () => recruiter.recruiterFilters(screen, who)],
      // A phone shows one student above the list, where keys of the list do nothing.
      ...(width === 390 ? [] : [['goes by J and K', () => recruiter.recruiterGoesByKeys(screen)] satisfies Step]),
      ['opens a student', () => recruiter.recruiterOpensStudent(screen, who)],
      ['quotes and writes', () => recruiter.recruiterWrites(screen, who)],
      ['confirms and sends', () => recruiter.recruiterSends(screen)],
      ['a student signs in', () => student.studentSignsIn(screen, who)],
      ['reads the reason', () => student.studentReadsScout(screen, who)],
      ['opens the sheet and goes back', () => student.studentOpensSheet(screen)],
      ['accepts over a lost connection', () => student.studentAccepts(screen, world)],
      ['sends a wish', () => student.studentWishes(screen)],
      ['chooses a date', () => student.studentChoosesDate(screen, world)],
      ['changes the date', () => student.studentChangesDate(screen, world)],
      ['the student’s notices stay on the screen', () => recruiter.seesPanel(screen, '/', '18-student-notices')],
      ['the recruiter sees name and booking', () => recruiter.recruiterSeesBooking(screen, who)],
      [
        'the recruiter’s notices stay on the screen',
        () => recruiter.seesPanel(screen, '/client', '19-recruiter-notices'),
      ],
      ['turns the calendar', () => recruiter.recruiterOpensCalendar(screen)],
      ['opens an event and goes back', () => recruiter.recruiterOpensEvent(screen, world)],
      ['the engine knows every line of the stylesheets', () => knowsStylesheets(screen)],
    ]
    test.for(steps)('%s', async ([, act], { skip }) => {
      skip(isBroken, 'a step before went wrong')
      try {
        await act()
      } catch (error) {
        isBroken = true
        await screen.picture('wrong').catch(() => undefined)
        throw error
      }
      // A refused colour or a thrown error is told here, in the step that caused it.
      expect(await screen.said()).toEqual([])
    })
  })
})

/** Asks the engine itself, in the version at hand; `test/known-css.test.ts` asks the data of the oldest ones. */
async function knowsStylesheets(screen: Screen) {
  const spellings = [
    ...new Set(
      everyStylesheet()
        .flatMap(spellingsOf)
        .map((one) => JSON.stringify(one)),
    ),
  ]
  const unknown = await screen.ask<string[]>(
    `[${spellings.join(',')}].filter((ways) => !ways.some(([property, value]) => CSS.supports(property, value))).map(String)`,
  )
  expect(unknown).toEqual([])
}
