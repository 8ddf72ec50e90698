import { beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app, async () => 'sent')

type Home = Awaited<ReturnType<typeof aCompanyWithUser>>
let home: Home
let colleague: Awaited<ReturnType<typeof aCompanyUser>>
let student: Awaited<ReturnType<typeof aCandidate>>
beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  colleague = await aCompanyUser(app.db, home.company.id, { familyName: '三田村', givenName: '葵', role: 'RECRUITER' })
  student = await aCandidate(app.db)
  work.mails.splice(0)
})

const fields = `{ id text revision editedAt canEdit canDelete author { familyName hasLeft }
  mentioned { id hasLeft } job { id } }`
type Note = { text?: string; mentionedUserIds?: string[]; jobId?: string | null; candidateId?: string }
const add = (viewer: Viewer | null, note: Note = {}) =>
  app.as(viewer).ask(
    `mutation ($candidateId: ID!, $jobId: ID, $text: String!, $mentionedUserIds: [ID!]!) {
      note: addCandidateNote(candidateId: $candidateId, jobId: $jobId, text: $text, mentionedUserIds: $mentionedUserIds) ${fields} }`,
    { candidateId: student.id, jobId: null, text: '落ち着いて話す方でした', mentionedUserIds: [], ...note },
  )
const save = (viewer: Viewer, id: string, revision: number, note: Note = {}) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $revision: Int!, $text: String!, $mentionedUserIds: [ID!]!) {
      note: updateCandidateNote(id: $id, revision: $revision, text: $text, mentionedUserIds: $mentionedUserIds) ${fields} }`,
    { id, revision, text: '書き直し', mentionedUserIds: [], ...note },
  )
const remove = (viewer: Viewer, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { deleteCandidateNote(id: $id) }', { id })
const notes = async (viewer: Viewer) =>
  (
    await app
      .as(viewer)
      .ask(`query ($id: ID!) { notedCandidate(id: $id) { noteCount notes ${fields} } }`, { id: student.id })
  ).data?.notedCandidate
const codeOf = async (answer: Promise<{ errors: { code: string }[] }>) => (await answer).errors[0]?.code ?? 'done'
const bell = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ viewer { ... on CompanyViewer { notifications { kind title body path } } } }')).data
    .viewer.notifications

describe('a note', () => {
  it('stands with its writer, job and time, the newest first; another company reads nothing', async () => {
    const { id: jobId } = await aJob(app.db, { companyId: home.company.id })
    await add(home.viewer, { jobId })
    await add(colleague.viewer, { text: '二次面接へ' })
    const read = await notes(home.viewer)
    expect(read).toMatchObject({
      noteCount: 2,
      notes: [
        {
          text: '二次面接へ',
          author: { familyName: '三田村', hasLeft: false },
          job: null,
          canEdit: false,
          canDelete: true,
        },
        { text: '落ち着いて話す方でした', job: { id: jobId }, canEdit: true, editedAt: null },
      ],
    })
    const other = await aCompanyWithUser(app.db)
    expect(await notes(other.viewer)).toEqual({ noteCount: 0, notes: [] })
    const { id } = read.notes[0]
    expect(await codeOf(save(other.viewer, id, 1))).toBe('not_found')
    expect(await codeOf(remove(other.viewer, id))).toBe('not_found')
    const { id: theirJob } = await aJob(app.db, { companyId: other.company.id })
    expect(await codeOf(add(home.viewer, { jobId: theirJob }))).toBe('not_found')
    expect(await codeOf(add(home.viewer, { mentionedUserIds: [other.user.id] }))).toBe('not_found')
  })

  it('is edited by its writer alone, and deleted by the writer or an administrator', async () => {
    const { id } = (await add(colleague.viewer)).data.note
    const another = await aCompanyUser(app.db, home.company.id, { role: 'RECRUITER' })
    expect(await codeOf(save(home.viewer, id, 1))).toBe('forbidden')
    expect(await codeOf(remove(another.viewer, id))).toBe('forbidden')
    const { data } = await save(colleague.viewer, id, 1)
    expect(data.note).toMatchObject({ text: '書き直し', revision: 2, editedAt: expect.any(String) })
    expect(await codeOf(remove(home.viewer, id))).toBe('done')
    expect(await codeOf(remove(colleague.viewer, id))).toBe('not_found')
  })

  it('of two saves at once from one reading, one is refused', async () => {
    const { id } = (await add(colleague.viewer)).data.note
    const both = await Promise.all([1, 2].map((at) => codeOf(save(colleague.viewer, id, 1, { text: `${at}` }))))
    expect(both.toSorted()).toEqual(['changed_meanwhile', 'done'])
  })

  it('is refused empty, too long, by a reader and about a student who blocks the company', async () => {
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    expect(await codeOf(add(home.viewer, { text: ' \n' }))).toBe('invalid_input')
    expect(await codeOf(add(home.viewer, { text: '𠮷'.repeat(2001) }))).toBe('invalid_input')
    expect(await codeOf(add(home.viewer, { text: '𠮷'.repeat(2000) }))).toBe('done')
    expect(await codeOf(add(reader.viewer))).toBe('forbidden')
    expect(await codeOf(add(null))).toBe('unauthenticated')
    const { id } = (await add(home.viewer)).data.note
    await block(app.db, home.company.id, student.id)
    expect(await codeOf(add(home.viewer))).toBe('not_found')
    expect(await codeOf(save(home.viewer, id, 1))).toBe('not_found')
    expect(await codeOf(remove(home.viewer, id))).toBe('not_found')
  })
})

describe('who is mentioned', () => {
  it('is told once, in the product and by mail, without a word of the note or the student', async () => {
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const { data } = await add(home.viewer, { text: '秘密の話', mentionedUserIds: [colleague.id, home.user.id] })
    await work.run()
    expect(await bell(colleague.viewer)).toEqual([
      {
        kind: 'K48',
        title: `${home.user.familyName}さんが、ノートであなたに知らせています`,
        body: '',
        path: `/client/candidates/${student.id}/notes`,
      },
    ])
    expect(await bell(home.viewer)).toEqual([])
    expect(work.mails).toHaveLength(1)
    expect(JSON.stringify(work.mails)).not.toContain('秘密の話')
    await save(home.viewer, data.note.id, 1, { mentionedUserIds: [colleague.id, reader.id] })
    await work.run()
    expect(await bell(colleague.viewer)).toHaveLength(1)
    expect(await bell(reader.viewer)).toHaveLength(1)
  })

  it('is nobody who was disabled; an old mention of them says so and may stay', async () => {
    const { data } = await add(home.viewer, { mentionedUserIds: [colleague.id] })
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', colleague.id).execute()
    await work.run()
    expect(work.mails).toEqual([])
    const refused = await add(home.viewer, { mentionedUserIds: [colleague.id] })
    expect(refused.errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'mentionedUserIds' }] })
    expect((await notes(home.viewer)).notes[0].mentioned).toEqual([{ id: colleague.id, hasLeft: true }])
    expect(await codeOf(save(home.viewer, data.note.id, 1, { mentionedUserIds: [colleague.id] }))).toBe('done')
  })

  it('is no interviewer, who reads no notes', async () => {
    const interviewer = await aCompanyUser(app.db, home.company.id, { role: 'INTERVIEWER' })
    expect(await codeOf(add(home.viewer, { mentionedUserIds: [interviewer.id] }))).toBe('invalid_input')
    const { data } = await app.as(home.viewer).ask('{ noteReaders { id } }')
    expect(data.noteReaders).toEqual([{ id: home.user.id }, { id: colleague.id }])
  })

  it('hears nothing of a note that is gone', async () => {
    const { data } = await add(home.viewer, { mentionedUserIds: [colleague.id] })
    await remove(home.viewer, data.note.id)
    await work.run()
    expect(await bell(colleague.viewer)).toEqual([])
  })
})
