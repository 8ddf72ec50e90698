import { beforeAll, describe, expect, test } from 'vitest'
import { aBank } from '#test/factories/assessment.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ownApp, type Answered } from '#test/client.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { loadItems } from '../../item/commands.ts'
import { languageItems } from '../../item-bank/language/items.ts'
import { listFormItems } from '../../item/queries.ts'
import { countStatistics } from '../commands.ts'
import { restDays } from '../rules.ts'

const app = ownApp()
let operator: Viewer
beforeAll(async () => {
  await aBank(app.db)
  operator = (await anAdmin(app.db)).viewer
})

const codeOf = ({ errors, data }: Answered) => errors[0]?.code ?? data.done.state
const act = (field: string) => (admin: Viewer, id: string) =>
  app.asAdmin(admin).ask(`mutation ($id: ID!) { done: ${field}(itemId: $id) { state restedUntil acts } }`, { id })
const rest = act('restAssessmentItem')
const retire = act('retireAssessmentItem')
const goLive = act('makeAssessmentItemLive')
const item = (number: number) => `TEST-LANG-${String(number).padStart(3, '0')}`
const isAsked = async (id: string) => {
  const { live, pilot } = await listFormItems(app.db)
  if (live.some((row) => row.id === id)) return 'live'
  return pilot.some((row) => row.id === id) ? 'pilot' : 'no'
}

describe('§5.5 the state of an item', () => {
  test('rests for 120 days, is tried out again, goes live and retires for ever', async () => {
    const id = item(0)
    const rested = await rest(operator, id)
    expect(rested.data.done).toMatchObject({
      state: 'RESTED',
      restedUntil: addDays(tokyoToday(), restDays),
      acts: ['retire'],
    })
    expect(await isAsked(id)).toBe('no')
    expect(codeOf(await goLive(operator, id))).toBe('assessment_item_state')
    await wakeAfter(restDays - 1)
    expect(await isAsked(id)).toBe('no')
    await wakeAfter(restDays)
    expect(await isAsked(id)).toBe('pilot')
    expect(codeOf(await goLive(operator, id))).toBe('LIVE')
    expect(await isAsked(id)).toBe('live')
    expect(codeOf(await retire(operator, id))).toBe('RETIRED')
    for (const again of [rest, retire, goLive]) expect(codeOf(await again(operator, id))).toBe('assessment_item_state')
    const audit = app.db.selectFrom('audit').select('action').where('subjectId', '=', id).orderBy('id')
    expect((await audit.execute()).map(({ action }) => action).toSorted()).toEqual([
      'goLiveAssessmentItem',
      'restAssessmentItem',
      'retireAssessmentItem',
      'wakeAssessmentItem',
    ])
  })

  test('two acts at once are one', async () => {
    const both = await Promise.all([rest(operator, item(8)), rest(operator, item(8))])
    expect(both.map(codeOf).toSorted()).toEqual(['RESTED', 'assessment_item_state'])
  })

  test('the last items that a form needs stay, also when two operators take one each', async () => {
    // Eight items of the highest difficulty, three places.
    for (const number of [24, 25, 26, 27]) expect(codeOf(await rest(operator, item(number)))).toBe('RESTED')
    const both = await Promise.all([rest(operator, item(28)), retire(operator, item(29))])
    expect(both.map(codeOf).filter((code) => code === 'assessment_item_needed')).toHaveLength(1)
    expect(codeOf(await retire(operator, item(30)))).toBe('assessment_item_needed')
  })

  test('only the role 管理者 moves items; practice and unknown items are none', async () => {
    for (const role of ['REVIEWER', 'READ_ONLY'] as const) {
      const { viewer } = await anAdmin(app.db, { role })
      for (const move of [rest, retire, goLive]) expect(codeOf(await move(viewer, item(1)))).toBe('forbidden')
      const { data } = await app.asAdmin(viewer).ask('{ assessmentItems(scope: LANG) { id } }')
      expect(data.assessmentItems.length).toBeGreaterThan(0)
    }
    expect(codeOf(await rest(operator, 'P-TEST-01'))).toBe('not_found')
    expect(codeOf(await rest(operator, 'TEST-NONE'))).toBe('not_found')
  })
})

test('§5.5 a new item of a section that has its bank is tried out first, and keeps its state at the next start', async () => {
  const [added] = languageItems
  const load = () => app.db.transaction().execute((tx) => loadItems(tx, languageItems.slice(0, 1), []))
  await load()
  expect(await isAsked(added?.id ?? '')).toBe('pilot')
  await goLive(operator, added?.id ?? '')
  await load()
  expect(await isAsked(added?.id ?? '')).toBe('live')
})

const wakeAfter = (days: number) =>
  app.db.transaction().execute((tx) => countStatistics(tx, new Date(Date.now() + days * 86_400_000)))
