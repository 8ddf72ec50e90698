import { describe, expect, it } from 'vitest'
import type { CompanyId, CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aSearchCandidateLabel, block } from '#test/factories/candidate-search.ts'
import { rowId } from '#test/row-id.ts'

const app = ownApp()

const create = (viewer: Viewer | null, text: string) =>
  app.as(viewer).ask('mutation ($text: String!) { createSearchCandidateLabel(text: $text) { id text } }', { text })
const update = (viewer: Viewer, id: string, text: string) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!, $text: String!) { updateSearchCandidateLabel(id: $id, text: $text) { id text } }', {
      id,
      text,
    })
const remove = (viewer: Viewer, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { deleteSearchCandidateLabel(id: $id) }', { id })
const list = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ searchCandidateLabels { totalCount edges { node { text } } } }')).data
    .searchCandidateLabels
const put = (field: 'attach' | 'detach') => (viewer: Viewer, candidateId: string, labelId: string) =>
  app.as(viewer).ask(
    `mutation ($candidateId: ID!, $labelId: ID!) {
      done: ${field}SearchCandidateLabel(candidateId: $candidateId, labelId: $labelId) { id labels { text } } }`,
    { candidateId, labelId },
  )
const [attach, detach] = [put('attach'), put('detach')]
const code = async (answer: ReturnType<typeof create>) => (await answer).errors[0]?.code ?? 'done'

describe('§7 labels', () => {
  it('a label is made, renamed and deleted, and listed in the order of making', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const made = await create(viewer, '　一次\n候補 ')
    expect(made.data.createSearchCandidateLabel).toMatchObject({ text: '一次 候補' })
    await create(viewer, '材料チーム')
    expect(await list(viewer)).toEqual({
      totalCount: 2,
      edges: [{ node: { text: '一次 候補' } }, { node: { text: '材料チーム' } }],
    })
    const { id } = made.data.createSearchCandidateLabel
    expect((await update(viewer, id, '最終候補')).data.updateSearchCandidateLabel).toEqual({ id, text: '最終候補' })
    expect((await remove(viewer, id)).data.deleteSearchCandidateLabel).toBe(id)
    expect(await code(remove(viewer, id))).toBe('not_found')
    expect((await list(viewer)).totalCount).toBe(1)
  })

  it('§5 a label has 1 to 20 characters and a text of its own', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const other = await aSearchCandidateLabel(app.db, company.id, '材料')
    expect((await create(viewer, ' ')).errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'text', message: 'ラベルが入力されていません' }],
    })
    expect(await code(create(viewer, '𠮷'.repeat(21)))).toBe('invalid_input')
    expect(await code(create(viewer, '𠮷'.repeat(20)))).toBe('done')
    expect(await code(create(viewer, '材料'))).toBe('label_taken')
    const mine = await aSearchCandidateLabel(app.db, company.id)
    expect(await code(update(viewer, mine.id, '材料'))).toBe('label_taken')
    expect(await code(update(viewer, other.id, '材料'))).toBe('done')
  })

  it('twice at once makes one label, and never more than the plan holds', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const same = await Promise.all([code(create(viewer, '同じ')), code(create(viewer, '同じ'))])
    expect(same.toSorted()).toEqual(['done', 'label_taken'])
    for (let at = 0; at < 3; at += 1) await aSearchCandidateLabel(app.db, company.id)
    const last = await Promise.all(['最後1', '最後2', '最後3'].map((text) => code(create(viewer, text))))
    expect(last.toSorted()).toEqual(['done', 'label_limit_reached', 'label_limit_reached'])
    expect((await list(viewer)).totalCount).toBe(5)
  })

  it('§6 a plan without labels, a reader and a guest make none', async () => {
    const free = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    expect(await code(create(free.viewer, 'ラベル'))).toBe('plan_restricted')
    const { company } = await aCompanyWithUser(app.db)
    const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
    expect(await code(create(reader.viewer, 'ラベル'))).toBe('forbidden')
    expect(await code(create(null, 'ラベル'))).toBe('unauthenticated')
    expect(await code(create((await aCandidate(app.db)).viewer, 'ラベル'))).toBe('forbidden')
  })

  it('attaching and detaching can be repeated and happen at once', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    const label = await aSearchCandidateLabel(app.db, company.id, '会いたい')
    const both = await Promise.all([attach(viewer, student.id, label.id), attach(viewer, student.id, label.id)])
    for (const { data } of both) expect(data.done).toEqual({ id: student.id, labels: [{ text: '会いたい' }] })
    expect((await detach(viewer, student.id, label.id)).data.done.labels).toEqual([])
    expect((await detach(viewer, student.id, label.id)).errors).toEqual([])
  })

  it('§6 another company’s label, and a student who blocked the company, are not found', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const other = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    const theirs = await aSearchCandidateLabel(app.db, other.company.id)
    const mine = await aSearchCandidateLabel(app.db, company.id, '私たち')
    expect(await code(update(viewer, theirs.id, '奪う'))).toBe('not_found')
    expect(await code(remove(viewer, theirs.id))).toBe('not_found')
    expect(await code(attach(viewer, student.id, theirs.id))).toBe('not_found')
    expect(await code(detach(viewer, student.id, theirs.id))).toBe('not_found')
    expect(await code(attach(viewer, student.id, 'x'))).toBe('not_found')
    await attach(viewer, student.id, mine.id)
    const seen = await app
      .as(other.viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { labels { text } } }', { id: student.id })
    expect(seen.data.searchCandidate.labels).toEqual([])
    await block(app.db, company.id, student.id)
    expect(await code(attach(viewer, student.id, mine.id))).toBe('not_found')
    expect(await code(detach(viewer, student.id, mine.id))).toBe('not_found')
  })

  describe('§7 one label for many students', () => {
    const attachAll = (viewer: Viewer | null, candidateIds: readonly string[], labelId: string, key?: string) =>
      app.as(viewer).ask(
        `mutation ($candidateIds: [ID!]!, $labelId: ID!) {
          done: attachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId) }`,
        { candidateIds, labelId },
        key === undefined ? {} : { idempotencyKey: key },
      )
    const detachAll = (viewer: Viewer | null, candidateIds: readonly string[], labelId: string) =>
      app.as(viewer).ask(
        `mutation ($candidateIds: [ID!]!, $labelId: ID!) {
          done: detachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId) }`,
        { candidateIds, labelId },
      )
    const labelled = (labelId: string) =>
      app.db
        .selectFrom('companyCandidateLabel')
        .select('candidateId')
        .where('searchCandidateLabelId', '=', labelId)
        .execute()
        .then((rows) => rows.map(({ candidateId }) => candidateId).toSorted())

    async function aTeam() {
      const { viewer, company } = await aCompanyWithUser(app.db)
      const students = [await aCandidate(app.db), await aCandidate(app.db), await aCandidate(app.db)]
      const label = await aSearchCandidateLabel(app.db, company.id, '会いたい')
      return { viewer, company, label, ids: students.map(({ id }) => id).toSorted() }
    }

    it('labels all of them, twice and at once as one time', async () => {
      const { viewer, label, ids } = await aTeam()
      const backwards = ids.toReversed()
      const both = await Promise.all([attachAll(viewer, ids, label.id), attachAll(viewer, backwards, label.id)])
      expect(both.flatMap(({ data }) => data.done).toSorted()).toEqual(ids)
      expect((await attachAll(viewer, [...ids, ...ids], label.id)).data.done).toEqual([])
      expect(await labelled(label.id)).toEqual(ids)
    })

    it('takes back what one act attached, and nothing that was there before', async () => {
      const { viewer, company, label, ids } = await aTeam()
      const [had = '', ...others] = ids
      await attach(viewer, had, label.id)
      const attached = (await attachAll(viewer, [...ids, ...ids], label.id, 'key-of-the-attached-labels')).data.done
      expect((await attachAll(viewer, [...ids, ...ids], label.id, 'key-of-the-attached-labels')).data.done).toEqual(
        attached,
      )
      expect(attached).toEqual(others)
      await block(app.db, company.id, rowId(others[0]))
      expect((await detachAll(viewer, [...attached, crypto.randomUUID()], label.id)).data.done).toEqual([others[1]])
      expect((await detachAll(viewer, attached, label.id)).data.done).toEqual([])
      expect(await labelled(label.id)).toEqual([had, others[0]].toSorted())
    })

    it('§6 takes no label of another company off, and readers and guests take none', async () => {
      const { viewer, company, label, ids } = await aTeam()
      await attachAll(viewer, ids, label.id)
      const other = await aCompanyWithUser(app.db)
      const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
      expect(await code(detachAll(other.viewer, ids, label.id))).toBe('not_found')
      expect(await code(detachAll(reader.viewer, ids, label.id))).toBe('forbidden')
      expect(await code(detachAll(null, ids, label.id))).toBe('unauthenticated')
      expect(await code(detachAll(viewer, Array(101).fill(ids[0]), label.id))).toBe('invalid_input')
      expect(await labelled(label.id)).toEqual(ids)
    })

    it('labels those who are there when one is gone, and none when the label is not found', async () => {
      const { viewer, company, label, ids } = await aTeam()
      const [first, gone, last] = ids
      const theirs = await aSearchCandidateLabel(app.db, (await aCompanyWithUser(app.db)).company.id)
      expect(await code(attachAll(viewer, ids, theirs.id))).toBe('not_found')
      await block(app.db, company.id, rowId(gone))
      expect(await code(attachAll(viewer, [...ids, 'x'], label.id))).toBe('not_found')
      expect((await attachAll(viewer, [...ids, crypto.randomUUID()], label.id)).data.done).toEqual([first, last])
      expect([await labelled(label.id), await labelled(theirs.id)]).toEqual([[first, last], []])
    })

    it('§6 a reader and a guest label nobody, and nobody labels more than 100 at once', async () => {
      const { viewer, company, label, ids } = await aTeam()
      const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
      expect(await code(attachAll(reader.viewer, ids, label.id))).toBe('forbidden')
      expect(await code(attachAll(null, ids, label.id))).toBe('unauthenticated')
      const many = Array.from({ length: 101 }, () => crypto.randomUUID())
      expect(await code(attachAll(viewer, many, label.id))).toBe('invalid_input')
      expect((await attachAll(viewer, [], label.id)).data.done).toEqual([])
      expect(await labelled(label.id)).toEqual([])
    })
  })

  it('deleting a label takes it off everybody', async () => {
    const { viewer, company }: { viewer: CompanyViewer; company: { id: CompanyId } } = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    const label = await aSearchCandidateLabel(app.db, company.id)
    await attach(viewer, student.id, label.id)
    await remove(viewer, label.id)
    const { data } = await app
      .as(viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { labels { text } } }', { id: student.id })
    expect(data.searchCandidate.labels).toEqual([])
  })
})
