import { describe, expect, it } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { searching, searchQuery } from '#test/search.ts'

const app = ownApp()
const { find, refusal } = searching(() => app)

describe('§5 §6 what the search refuses', () => {
  it('§5 wrong conditions are refused with the field that is wrong', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    expect(await refusal(viewer, { textKeywords: ['あ'] })).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'condition.textKeywords', message: 'キーワードは2文字以上で入力してください' }],
    })
    expect(await refusal(viewer, { textKeywords: ['あい', 'うえ', 'おか', 'きく', 'けこ', 'さし'] })).toMatchObject({
      code: 'invalid_input',
    })
    expect(await refusal(viewer, { textKeywords: ['あ'.repeat(31)] })).toMatchObject({ code: 'invalid_input' })
    expect(await refusal(viewer, { schoolNameKeywords: ['東'] })).toMatchObject({
      fields: [{ path: 'condition.schoolNameKeywords' }],
    })
    expect(await refusal(viewer, { toeicScore: 991 })).toMatchObject({ fields: [{ path: 'condition.toeicScore' }] })
    expect(await refusal(viewer, { first: 101 })).toMatchObject({ code: 'invalid_input' })
    expect(await refusal(viewer, { offset: -1 })).toMatchObject({ code: 'invalid_input' })
    expect(await refusal(viewer, { jobId: 'x' })).toMatchObject({ code: 'not_found' })
  })

  it('§5 a range of a trait is coarse and wide, inside 0 to 100, and one of three', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const refused = (traits: { traitId: string; min: number; max: number }[]) =>
      refusal(viewer, { personalityAssessmentTraits: traits })
    for (const [min, max] of [
      [60, 40],
      [0, 20],
      [40, 60],
      [10, 60],
      [0, 50],
      [-50, 500],
      [-20, 60],
      [40, 120],
    ] as const)
      expect([min, max, await refused([{ traitId: 'T01', min, max }])]).toMatchObject([
        min,
        max,
        {
          code: 'invalid_input',
          fields: [
            {
              path: 'condition.personalityAssessmentTraits',
              message: '性格特性の範囲は0〜100の20刻みで、幅を40以上にしてください',
            },
          ],
        },
      ])
    const many = ['T01', 'T02', 'T03', 'T04'].map((traitId) => ({ traitId, min: 0, max: 40 }))
    expect(await refused(many)).toMatchObject({ fields: [{ message: '選択できる性格特性は3 つまでです' }] })
    expect(await refused(many.slice(1))).toBeUndefined()
    const twice = [
      { traitId: 'T01', min: 0, max: 60 },
      { traitId: 'T01', min: 40, max: 100 },
    ]
    expect(await refused(twice)).toMatchObject({ fields: [{ message: '同じ性格特性は1つの範囲で指定してください' }] })
    expect(await refused([{ traitId: 'T99', min: 0, max: 40 }])).toMatchObject({ code: 'invalid_input' })
  })

  it('§6 the search belongs to companies, and to what their plan holds', async () => {
    const student = await aCandidate(app.db)
    expect(await refusal(null, {})).toMatchObject({ code: 'unauthenticated' })
    expect((await app.as(student.viewer).ask(searchQuery, { condition: {} })).errors[0]?.code).toBe('forbidden')

    const free = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    expect(await find(free.viewer, { candidateIds: [student.id] })).toEqual({ totalCount: 1, ids: [] })
    expect(await refusal(free.viewer, { textKeywords: ['原因'] })).toMatchObject({
      code: 'plan_restricted',
      message: 'この機能は現在のプランでは使用できません。',
    })
    const light = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    expect(await refusal(light.viewer, { orderBy: 'INTELLECTUAL_TEST_SCORE' })).toMatchObject({
      code: 'plan_restricted',
    })
    const shy = [{ traitId: 'T02', min: 0, max: 40 }]
    expect(await refusal(light.viewer, { personalityAssessmentTraits: shy })).toMatchObject({ code: 'plan_restricted' })
    expect(await refusal(light.viewer, { hasPublishedPersonality: true })).toMatchObject({ code: 'plan_restricted' })
    expect((await find(light.viewer, { candidateIds: [student.id], textKeywords: ['原因'] })).totalCount).toBe(1)
  })
})
