import { beforeEach, describe, expect, it } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { AskError, type Ask } from '#web/carry/ask.ts'
import { loadCandidates } from '#web/pages/client/candidates/list/load.ts'
import { loadStudents } from '#web/pages/client/jobs/list/students-load.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { targetGraduationYear } from '#domain/candidate-search/rules/default-condition.ts'
import { ownApp } from './client.ts'
import { aCompanyWithUser } from './factories.ts'
import { aPositiveAction, aSavedFilter } from './factories/candidate-search.ts'
import { aSender, anInvited } from './factories/scout-invitation.ts'

const app = ownApp()
let viewer: CompanyViewer
beforeEach(async () => {
  ;({ viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' }))
})

const askAs =
  (who: CompanyViewer): Ask =>
  async (document, ...[variables]) => {
    const { data, errors } = await app.as(who).ask(document.toString(), variables ?? {})
    const [first] = errors
    if (first) throw new AskError({ code: first.code, message: first.message, fields: first.fields ?? [] })
    return data as never
  }

const target = targetGraduationYear(tokyoToday())
const usual = `y=${target}&la=WITHIN_30`

/** The data a page shows, or the address it redirects to. */
async function visit(path: string, page?: string) {
  const url = new URL(path, 'http://localhost')
  try {
    const loaded = await loadCandidates(askAs(viewer), { params: { page }, url })
    return 'data' in loaded ? loaded.data : loaded
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
}
const shows = async (path: string) => {
  const shown = await visit(path)
  return typeof shown === 'string' ? shown : ((shown as { refused: { code: string } | null }).refused?.code ?? 'shown')
}

describe('screens 4.8 the conditions a search begins with', () => {
  it.each([
    ['/client/candidates', `/client/candidates?${usual}`],
    ['/client/candidates?view=table', `/client/candidates?${usual}&view=table`],
    ['/client/candidates?order=LAST_ACTIVE_AT', `/client/candidates?${usual}`],
    ['/client/candidates?utm_source=mail', `/client/candidates?${usual}`],
    [`/client/candidates?${usual}`, 'shown'],
    ['/client/candidates?all=true', 'shown'],
    ['/client/candidates?all', 'shown'],
    ['/client/candidates?ss=PENDING', 'shown'],
    ['/client/candidates?order=INSERTED_AT', 'shown'],
    [`/client/candidates?fid=${crypto.randomUUID()}`, 'shown'],
  ])('%s leads to %s, and from there nowhere else', async (path, to) => {
    const first = await shows(path)
    expect(first).toBe(to)
    if (first !== 'shown') expect(await shows(first)).toBe('shown')
  })

  it('a saved filter brings its own', async () => {
    const { id } = await aSavedFilter(app.db, viewer, { condition: 'c=SCIENCE' })
    expect(await shows(`/client/candidates?fid=${id}`)).toBe(`/client/candidates?c=SCIENCE&fid=${id}`)
    expect(await shows(`/client/candidates?c=SCIENCE&fid=${id}`)).toBe('shown')
    expect(await shows(`/client/candidates?all=true&fid=${id}`)).toBe('shown')
  })
})

describe('legal 5 genders in an address', () => {
  it('are refused while the filter is off, and left out of what was saved', async () => {
    expect(await shows('/client/candidates?g=FEMALE')).toBe('gender_filter_off')
    const { id } = await aSavedFilter(app.db, viewer, { condition: 'g=FEMALE&y=2028' })
    const without = `/client/candidates?y=2028&fid=${id}`
    expect(await shows(`/client/candidates?fid=${id}`)).toBe(without)
    expect(await shows(`/client/candidates?g=FEMALE&y=2028&fid=${id}`)).toBe(without)
    expect(await shows(without)).toBe('shown')
    const only = await aSavedFilter(app.db, viewer, { condition: 'g=FEMALE' })
    const all = `/client/candidates?all=true&fid=${only.id}`
    expect(await shows(`/client/candidates?fid=${only.id}`)).toBe(all)
    expect(await shows(`/client/candidates?fid=${only.id}&g=FEMALE`)).toBe(`/client/candidates?fid=${only.id}&all=true`)
    expect(await shows(all)).toBe('shown')
  })

  it('stay where they are during a positive action', async () => {
    await aPositiveAction(app.db, viewer)
    expect(await shows('/client/candidates?g=FEMALE')).toBe('shown')
    const { id } = await aSavedFilter(app.db, viewer, { condition: 'g=FEMALE' })
    expect(await shows(`/client/candidates?fid=${id}`)).toBe(`/client/candidates?g=FEMALE&fid=${id}`)
  })
})

describe('§7 the students of a job', () => {
  it('are listed by how their scout stands, with the same numbers on the tabs', async () => {
    const sender = await aSender(app.db)
    await anInvited(app.db, sender)
    const { candidate } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
    const students = (query: string) => loadStudents(askAs(sender.viewer), sender.job.id, new URLSearchParams(query))
    const { answer } = await students('scout-invitation-status=accepted')
    expect(answer.students.edges.map(({ node }) => node)).toMatchObject([
      { id: candidate.id, familyName: expect.any(String) },
    ])
    expect(
      [answer.SENT, answer.PENDING, answer.ACCEPTED, answer.DECLINED, answer.HIRED].map(({ totalCount }) => totalCount),
    ).toEqual([2, 1, 1, 0, 0])
    expect((await students('')).answer.students.totalCount).toBe(2)
    for (const wrong of ['scout-invitation-status=seen', 'scheduling-status=seen', 'page=0', 'page=x'])
      await expect(students(wrong)).rejects.toMatchObject({ init: { status: 404 } })
    const theirs = loadStudents(askAs(viewer), sender.job.id, new URLSearchParams())
    await expect(theirs).rejects.toMatchObject({ refused: { code: 'not_found' } })
  })
})
