import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aMessage, aReason, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { aScoutTemplate } from '#test/factories/scout-template.ts'
import { maxTemplates } from './rules.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
const form = { title: '会社紹介', subject: '検査装置の開発について', message: aMessage, isShared: true }
type Form = Partial<typeof form> & { jobId?: string; revision?: string }
const otherMessage = aMessage.replace('まずは気軽に読んでみてください。', '見学の日程もあわせてご覧ください。')
const variables = '$title: String!, $subject: String!, $message: String!, $isShared: Boolean!, $jobId: ID'
const values = 'title: $title, subject: $subject, message: $message, isShared: $isShared, jobId: $jobId'
const fields = 'id title version isShared isArchived canDelete revision job { id }'
const create = (viewer: Viewer, change: Form = {}) =>
  app.as(viewer).ask(`mutation (${variables}) { createScoutTemplate(${values}) { ${fields} } }`, { ...form, ...change })
const update = (viewer: Viewer, id: string, change: Form = {}) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $revision: String, ${variables}) {
      updateScoutTemplate(id: $id, revision: $revision, ${values}) { ${fields} } }`,
    { id, ...form, ...change },
  )
const archive = (viewer: Viewer, id: string, isArchived = true) =>
  app
    .as(viewer)
    .ask(
      'mutation ($id: ID!, $is: Boolean!) { updateScoutTemplateIsArchived(id: $id, isArchived: $is) { isArchived } }',
      { id, is: isArchived },
    )
const remove = (viewer: Viewer, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { deleteScoutTemplate(id: $id) }', { id })
const titles = async (viewer: Viewer, jobId?: string) =>
  (
    await app.as(viewer).ask('query ($jobId: ID) { scoutTemplates(jobId: $jobId) { title } }', { jobId })
  ).data.scoutTemplates.map(({ title }: { title: string }) => title)
const codeOf = async (answer: ReturnType<typeof create>) => (await answer).errors[0]?.code ?? 'done'
const versionsOf = async (viewer: Viewer, id: string) =>
  (
    await app
      .as(viewer)
      .ask(
        'query ($id: ID!) { scoutTemplate(id: $id) { versions { version message result { sent accepted acceptedRate readRate medianDays } } } }',
        { id },
      )
  ).data.scoutTemplate.versions

/** Sends a scout with a text that was taken from the template. */
async function send(
  id: string,
  version = 1,
  message = aMessage,
  viewer: Viewer = sender.viewer,
  jobId = sender.job.id,
) {
  const candidate = await aCandidate(app.db)
  const answer = await app.as(viewer).ask(
    `mutation ($jobId: ID!, $message: String!, $invitations: [ScoutInvitationInput!]!, $template: UsedScoutTemplateInput) {
      sendScoutInvitations(jobId: $jobId, subject: "検査装置の開発", message: $message, invitations: $invitations, template: $template) { sentIds } }`,
    { jobId, message, invitations: [{ candidateId: candidate.id, reason: aReason }], template: { id, version } },
  )
  expect(answer.errors).toEqual([])
  const { sentIds } = answer.data.sendScoutInvitations
  return app.db
    .selectFrom('scoutInvitation')
    .innerJoin('templateMessageHistory as letter', 'letter.id', 'scoutInvitation.templateMessageHistoryId')
    .select(['letter.id', 'scoutTemplateId', 'scoutTemplateVersion'])
    .where('scoutInvitation.id', '=', sentIds[0])
    .executeTakeFirstOrThrow()
}

describe('the templates of a company', () => {
  test('are made, changed, archived and deleted by who may write, and read by all of the company', async () => {
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const { id, revision } = (await create(sender.viewer)).data.createScoutTemplate
    expect(await codeOf(update(sender.viewer, id, { title: '職場の紹介', revision }))).toBe('done')
    expect(await titles(reader.viewer)).toEqual(['職場の紹介'])
    for (const act of [
      create(reader.viewer),
      update(reader.viewer, id),
      archive(reader.viewer, id),
      remove(reader.viewer, id),
    ])
      expect(await codeOf(act)).toBe('forbidden')
    expect(await codeOf(archive(sender.viewer, id))).toBe('done')
    expect(await titles(sender.viewer)).toEqual([])
    expect(await codeOf(archive(sender.viewer, id, false))).toBe('done')
    expect(await codeOf(remove(sender.viewer, id))).toBe('done')
    expect(await codeOf(remove(sender.viewer, id))).toBe('not_found')
  })

  test('come back from the archive under a name of their own alone', async () => {
    const { id } = (await create(sender.viewer)).data.createScoutTemplate
    await archive(sender.viewer, id)
    expect(await codeOf(create(sender.viewer))).toBe('done')
    expect((await archive(sender.viewer, id, false)).errors).toMatchObject([
      {
        code: 'invalid_input',
        fields: [
          {
            path: 'title',
            message: '同じ名前のテンプレートがあります。名前を変えて保存してから、アーカイブから戻してください。',
          },
        ],
      },
    ])
    expect(await titles(sender.viewer)).toEqual(['会社紹介'])
    expect(await codeOf(update(sender.viewer, id, { title: '職場の紹介' }))).toBe('done')
    const both = await Promise.all([archive(sender.viewer, id, false), archive(sender.viewer, id, false)].map(codeOf))
    expect(both).toEqual(['done', 'done'])
    expect(await titles(sender.viewer)).toEqual(['会社紹介', '職場の紹介'].toSorted())
  })

  test('§6 of another company are not found; a student and a guest have none', async () => {
    const other = await aSender(app.db)
    const { id } = await aScoutTemplate(app.db, sender)
    expect(await titles(other.viewer)).toEqual([])
    for (const act of [update(other.viewer, id), archive(other.viewer, id), remove(other.viewer, id)])
      expect(await codeOf(act)).toBe('not_found')
    expect(await codeOf(create(other.viewer, { jobId: sender.job.id }))).toBe('not_found')
    expect(await codeOf(create((await aCandidate(app.db)).viewer))).toBe('forbidden')
    expect(await codeOf(create(null))).toBe('unauthenticated')
  })

  test('of a colleague alone exist for nobody else until they are the team’s', async () => {
    const colleague = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
    const { id } = (await create(sender.viewer, { isShared: false })).data.createScoutTemplate
    expect(await titles(colleague.viewer)).toEqual([])
    for (const act of [update(colleague.viewer, id), archive(colleague.viewer, id), remove(colleague.viewer, id)])
      expect(await codeOf(act)).toBe('not_found')
    expect((await send(id, 1, aMessage, colleague.viewer)).scoutTemplateId).toBeNull()
    expect(await codeOf(update(sender.viewer, id))).toBe('done')
    expect(await titles(colleague.viewer)).toEqual(['会社紹介'])
    const changed = await update(colleague.viewer, id, { isShared: false })
    expect(changed.data.updateScoutTemplate).toMatchObject({ isShared: true })
  })

  test('are those of the job and those of all jobs', async () => {
    const other = await aJob(app.db, { companyId: sender.company.id })
    await create(sender.viewer, { jobId: sender.job.id })
    await create(sender.viewer, { title: '全部の募集' })
    expect(await titles(sender.viewer, sender.job.id)).toEqual(['会社紹介', '全部の募集'].toSorted())
    expect(await titles(sender.viewer, other.id)).toEqual(['全部の募集'])
  })

  test('a save that has not read a colleague’s one replaces nothing, also twice at once', async () => {
    const { id, revision } = (await create(sender.viewer)).data.createScoutTemplate
    const codes = await Promise.all([
      codeOf(update(sender.viewer, id, { message: otherMessage, revision })),
      codeOf(update(sender.viewer, id, { subject: '別の件名', revision })),
    ])
    expect(codes.toSorted()).toEqual(['changed_meanwhile', 'done'])
  })

  test('have a title of their own, also twice at once, and no word that nothing replaces', async () => {
    const codes = await Promise.all([codeOf(create(sender.viewer)), codeOf(create(sender.viewer))])
    expect(codes.toSorted()).toEqual(['done', 'invalid_input'])
    const wrong = await create(sender.viewer, { title: '別の名前', message: `{氏名}様。${aMessage}` })
    expect(wrong.errors[0]?.fields).toEqual([{ path: 'message', message: '氏名は承認前に利用できません' }])
  })

  test('are as many as one finds again', async () => {
    for (let at = 0; at < maxTemplates; at += 1) await aScoutTemplate(app.db, sender, { title: `紹介${at}` })
    const { id } = await aScoutTemplate(app.db, sender, { title: '前の紹介', isArchived: true })
    expect(await codeOf(create(sender.viewer))).toBe('scout_template_limit_reached')
    expect(await codeOf(archive(sender.viewer, id, false))).toBe('scout_template_limit_reached')
    const own = (await create(sender.viewer, { isShared: false })).data.createScoutTemplate
    expect(await codeOf(update(sender.viewer, own.id))).toBe('scout_template_limit_reached')
  })
})

describe('a scout that was sent from a template', () => {
  test('remembers the version, which stays when the text is changed', async () => {
    const { id } = await aScoutTemplate(app.db, sender)
    expect(await send(id)).toMatchObject({ scoutTemplateId: id, scoutTemplateVersion: 1 })
    const { data } = await update(sender.viewer, id, { message: otherMessage })
    expect(data.updateScoutTemplate).toMatchObject({ version: 2, canDelete: false })
    expect(await send(id, 1)).toMatchObject({ scoutTemplateVersion: 1 })
    expect(await send(id, 2, otherMessage)).toMatchObject({ scoutTemplateVersion: 2 })
    const versions = await versionsOf(sender.viewer, id)
    expect(
      versions.map(({ version, message, result }: { version: number; message: string; result: { sent: number } }) => [
        version,
        message,
        result.sent,
      ]),
    ).toEqual([
      [2, otherMessage, 1],
      [1, aMessage, 2],
    ])
    expect(await codeOf(remove(sender.viewer, id))).toBe('scout_template_not_deletable')
  })

  test('a text that nobody was sent is replaced, and a new name is no new version', async () => {
    const { id } = await aScoutTemplate(app.db, sender)
    expect((await update(sender.viewer, id, { message: otherMessage })).data.updateScoutTemplate.version).toBe(1)
    await send(id, 1, otherMessage)
    const renamed = await update(sender.viewer, id, { title: '別の名前', message: otherMessage })
    expect(renamed.data.updateScoutTemplate.version).toBe(1)
  })

  test('remembers nothing of a text written anew, of a deleted template, and of another company’s', async () => {
    const { id } = await aScoutTemplate(app.db, sender)
    const nothing = { scoutTemplateId: null, scoutTemplateVersion: null }
    expect(await send(id, 1, '開発の現場を見学できる日を用意しました。'.repeat(6))).toMatchObject(nothing)
    expect(await send(id, 7)).toMatchObject(nothing)
    await remove(sender.viewer, id)
    expect(await send(id)).toMatchObject(nothing)
    const theirs = await aScoutTemplate(app.db, await aSender(app.db))
    expect(await send(theirs.id)).toMatchObject(nothing)
  })

  test('while a colleague deletes the template: the scout is sent either way', async () => {
    const { id } = await aScoutTemplate(app.db, sender)
    const [sent, code] = await Promise.all([send(id), codeOf(remove(sender.viewer, id))])
    expect(sent.scoutTemplateId).toBe(code === 'done' ? null : id)
  })

  test('counts from its departure on, and its figures are given from thirty on', async () => {
    const { id } = await aScoutTemplate(app.db, sender)
    const { id: letter } = await send(id)
    await scouts(letter, 28)
    const few = await versionsOf(sender.viewer, id)
    expect(few[0].result).toMatchObject({ sent: 29, acceptedRate: null, readRate: null, medianDays: null })
    const answeredAt = new Date(Date.now() - 3_600_000)
    await scouts(letter, 8, { status: 'ACCEPTED', answeredAt })
    // A student who accepted, and ended the relation later.
    await scouts(letter, 1, { status: 'DECLINED', answeredAt, endedAt: new Date() })
    await scouts(letter, 6, { readAt: new Date() })
    await scouts(letter, 5, { status: 'SCHEDULED', sentAt: new Date(Date.now() + 86_400_000) })
    const [version] = await versionsOf(sender.viewer, id)
    expect(version.result).toEqual({ sent: 44, accepted: 9, acceptedRate: 20, readRate: 30, medianDays: 2 })
  })
})

async function scouts(templateMessageHistoryId: string, count: number, change: object = {}) {
  const sentAt = new Date(Date.now() - 49 * 3_600_000)
  for (let at = 0; at < count; at += 1) {
    const candidate = await aCandidate(app.db)
    const home = { companyId: sender.company.id, companyUserId: sender.user.id, jobId: sender.job.id }
    await app.db
      .insertInto('scoutInvitation')
      .values({
        ...home,
        candidateId: candidate.id,
        templateMessageHistoryId,
        reason: aReason,
        sentAt,
        expiresAt: new Date(Date.now() + 9 * 86_400_000),
        ...change,
      })
      .execute()
  }
}
