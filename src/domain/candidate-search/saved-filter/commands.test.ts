import { describe, expect, it } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aSavedFilter } from '#test/factories/candidate-search.ts'

const app = ownApp()

type Given = { id?: string; name?: string; condition?: string }
const act = (verb: 'create' | 'update' | 'rename') => (viewer: Viewer | null, variables: Given) => {
  const names = Object.keys(variables)
  const types = names.map((name) => `$${name}: ${name === 'id' ? 'ID' : 'String'}!`).join(', ')
  const passed = names.map((name) => `${name}: $${name}`).join(', ')
  return app
    .as(viewer)
    .ask(`mutation (${types}) { filter: ${verb}SavedFilter(${passed}) { id name condition } }`, variables)
}
const [create, update, rename] = [act('create'), act('update'), act('rename')]
const remove = (viewer: Viewer | null, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { deleteSavedFilter(id: $id) }', { id })
const list = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ savedFilters { id name condition } }')).data.savedFilters
const code = async (answer: ReturnType<typeof create>) => (await answer).errors[0]?.code ?? 'done'
const science = 'y=2028&c=SCIENCE'

describe('§3 saved filters', () => {
  it('one is kept, renamed, overwritten and deleted, and the users of a company share it', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id)
    const answer = await create(viewer, { name: '　28卒\n理系 ', condition: science })
    const { id } = answer.data.filter
    expect(answer.data.filter).toEqual({ id, name: '28卒 理系', condition: science })
    await create(viewer, { name: '情報系', condition: 'sd=%E6%83%85%E5%A0%B1' })
    expect((await rename(colleague.viewer, { id, name: '理系' })).data.filter.name).toBe('理系')
    expect((await update(colleague.viewer, { id, condition: 'c=SCIENCE' })).data.filter.condition).toBe('c=SCIENCE')
    expect((await list(viewer)).map(({ name }: { name: string }) => name)).toEqual(['理系', '情報系'])
    expect((await remove(colleague.viewer, id)).data.deleteSavedFilter).toBe(id)
    expect(await code(remove(viewer, id))).toBe('not_found')
    expect(await list(viewer)).toHaveLength(1)
    const rows = await app.db.selectFrom('audit').select('action').where('subjectId', '=', id).execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'createSavedFilter',
      'deleteSavedFilter',
      'renameSavedFilter',
      'updateSavedFilter',
    ])
  })

  it.each([
    ['y=2028&c=SCIENCE&preview=x&view=table&fid=y&page=3', science],
    ['?c=SCIENCE&y=2028&y=year&order=LAST_ACTIVE_AT', science],
    ['order=INSERTED_AT', 'order=INSERTED_AT'],
    ['b&y=2028', 'y=2028&b=true'],
  ])('%s is kept as %s', async (condition, query) => {
    const { viewer } = await aCompanyWithUser(app.db)
    expect((await create(viewer, { name: '条件', condition })).data.filter.condition).toBe(query)
  })

  it.each([[''], ['preview=x'], ['y=year'], ['order=LAST_ACTIVE_AT'], [`sn=${'大'.repeat(4000)}`]])(
    '§5 %s is no condition to keep',
    async (condition) => {
      const { viewer } = await aCompanyWithUser(app.db)
      expect((await create(viewer, { name: '条件', condition })).errors[0]).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'condition' }],
      })
      const { id } = await aSavedFilter(app.db, viewer)
      expect(await code(update(viewer, { id, condition }))).toBe('invalid_input')
    },
  )

  it('§5 a name has 1 to 30 characters and is the only one of its kind', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    expect((await create(viewer, { name: ' ', condition: science })).errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'name', message: '検索条件名が入力されていません' }],
    })
    expect(await code(create(viewer, { name: '𠮷'.repeat(31), condition: science }))).toBe('invalid_input')
    expect(await code(create(viewer, { name: '𠮷'.repeat(30), condition: science }))).toBe('done')
    const { id } = await aSavedFilter(app.db, viewer, { name: '理系' })
    expect(await code(create(viewer, { name: '理系', condition: science }))).toBe('saved_filter_taken')
    const other = await aSavedFilter(app.db, viewer)
    expect(await code(rename(viewer, { id: other.id, name: '理系' }))).toBe('saved_filter_taken')
    expect(await code(rename(viewer, { id, name: '理系' }))).toBe('done')
  })

  it('twice at once keeps one, and never more than the plan holds', async () => {
    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const same = await Promise.all([1, 2].map(() => code(create(viewer, { name: '同じ', condition: science }))))
    expect(same.toSorted()).toEqual(['done', 'saved_filter_taken'])
    await aSavedFilter(app.db, viewer)
    const last = await Promise.all(['甲', '乙', '丙'].map((name) => create(viewer, { name, condition: science })))
    expect(last.map(({ errors }) => errors[0]?.code ?? 'done').toSorted()).toEqual([
      'done',
      'saved_filter_limit_reached',
      'saved_filter_limit_reached',
    ])
    expect(last.flatMap(({ errors }) => errors)[0]?.message).toBe(
      '保存できる検索条件は3件までです。使わない条件を削除してください。',
    )
    expect(await list(viewer)).toHaveLength(3)
  })

  it('twice at once deletes once', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const { id } = await aSavedFilter(app.db, viewer)
    const both = await Promise.all([code(remove(viewer, id)), code(remove(viewer, id))])
    expect(both.toSorted()).toEqual(['done', 'not_found'])
  })

  it('§6 a plan keeps nothing that it could not search for', async () => {
    const light = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const traits = { name: '性格', condition: 'pt=T01-60-100' }
    expect(await code(create(light.viewer, traits))).toBe('plan_restricted')
    const { id } = await aSavedFilter(app.db, light.viewer)
    expect(await code(update(light.viewer, { id, condition: traits.condition }))).toBe('plan_restricted')
    expect(await code(create((await aCompanyWithUser(app.db)).viewer, traits))).toBe('done')
    const free = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    expect(await code(create(free.viewer, { name: '理系', condition: science }))).toBe('plan_restricted')
  })

  it('§6 a reader sees them and changes none; a guest and a student see none', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const { id } = await aSavedFilter(app.db, viewer)
    const reader = (await aCompanyUser(app.db, company.id, { role: 'VIEWER' })).viewer
    expect(await list(reader)).toHaveLength(1)
    expect(await code(create(reader, { name: '理系', condition: science }))).toBe('forbidden')
    expect(await code(update(reader, { id, condition: science }))).toBe('forbidden')
    expect(await code(rename(reader, { id, name: '理系' }))).toBe('forbidden')
    expect(await code(remove(reader, id))).toBe('forbidden')
    const student = (await aCandidate(app.db)).viewer
    expect((await app.as(null).ask('{ savedFilters { id } }')).errors[0]?.code).toBe('unauthenticated')
    expect((await app.as(student).ask('{ savedFilters { id } }')).errors[0]?.code).toBe('forbidden')
  })

  it('§6 another company’s filter is not found, and its name is free', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const theirs = await aSavedFilter(app.db, (await aCompanyWithUser(app.db)).viewer, { name: '理系' })
    expect(await code(update(viewer, { id: theirs.id, condition: science }))).toBe('not_found')
    expect(await code(rename(viewer, { id: theirs.id, name: '奪う' }))).toBe('not_found')
    expect(await code(remove(viewer, theirs.id))).toBe('not_found')
    expect(await code(remove(viewer, 'x'))).toBe('not_found')
    expect(await list(viewer)).toEqual([])
    expect(await code(create(viewer, { name: '理系', condition: science }))).toBe('done')
  })
})

describe('§3 new students of a saved filter', () => {
  const news = async (viewer: Viewer) => {
    const { savedFilters } = (await app.as(viewer).ask('{ savedFilters { newCandidateCount } }')).data
    return savedFilters.map(({ newCandidateCount }: { newCandidateCount: number | null }) => newCandidateCount)
  }
  const open = (viewer: Viewer, id: string) =>
    app.as(viewer).ask('mutation ($id: ID!) { updateSavedFilterLastOpenedAt(id: $id) }', { id })
  const hourAgo = () => new Date(Date.now() - 3_600_000)
  const some = async () => {
    const made = [await aCandidate(app.db), await aCandidate(app.db), await aCandidate(app.db)]
    return made.map(({ id }) => `ids=${id}`).join('&')
  }

  it('are those who registered since anybody of the company opened it', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const reader = (await aCompanyUser(app.db, company.id, { role: 'VIEWER' })).viewer
    const condition = await some()
    const { id } = await aSavedFilter(app.db, viewer, { condition, lastOpenedAt: hourAgo() })
    // A millisecond later, since a Date cuts off what PostgreSQL knows of one.
    await aSavedFilter(app.db, viewer, { condition: await some(), lastOpenedAt: new Date(Date.now() + 1) })
    expect(await news(viewer)).toEqual([3, 0])
    expect((await open(reader, id)).data.updateSavedFilterLastOpenedAt).toBe(id)
    expect(await news(viewer)).toEqual([0, 0])
  })

  it('§6 are counted for the first five, and for what the plan can search', async () => {
    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const lastOpenedAt = hourAgo()
    const condition = await some()
    await aSavedFilter(app.db, viewer, { condition: 'pt=T01-0-100', lastOpenedAt })
    for (let made = 0; made < 6; made += 1) await aSavedFilter(app.db, viewer, { condition, lastOpenedAt })
    expect(await news(viewer)).toEqual([null, 3, 3, 3, 3, null, null])
  })

  it('§6 are not counted in fair mode for a school, nor for a word that names one', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const lastOpenedAt = hourAgo()
    const students = await some()
    const { name } = await app.db.selectFrom('school').select('name').limit(1).executeTakeFirstOrThrow()
    for (const condition of [students, `${students}&sn=${name}`, `${students}&tk=${name}の学生`])
      await aSavedFilter(app.db, viewer, { condition, lastOpenedAt })
    expect(await news(viewer)).not.toContain(null)
    await app.db.insertInto('fairMode').values({ companyId: viewer.companyId, scope: 'EVERY_JOB' }).execute()
    expect(await news(viewer)).toEqual([3, null, null])
  })

  it('§6 another company opens nothing', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const theirs = await aSavedFilter(app.db, (await aCompanyWithUser(app.db)).viewer)
    expect(await code(open(viewer, theirs.id))).toBe('not_found')
  })
})
