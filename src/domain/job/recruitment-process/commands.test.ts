import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aJob, anEmptyJob } from '#test/factories/job.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()
let client: TestClient
let companyId: OfRow<'company'>

beforeEach(async () => {
  const home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
  companyId = home.company.id
})

const update = `mutation Update($id: ID!, $steps: [RecruitmentStepInput!]!, $customSteps: [CustomRecruitmentStepInput!]!, $description: String!, $status: JobStatus!) {
  updateJobDescriptionRecruitmentProcess(id: $id, steps: $steps, customSteps: $customSteps, description: $description, status: $status) {
    status recruitmentProcessDescription recruitmentProcess { __typename label ... on StandardRecruitmentStep { id } } } }`
const aForm = (changed: object = {}) => ({
  steps: [{ stepId: '10', order: 0 }],
  customSteps: [],
  description: '応募から内定まで約4週間',
  status: 'DRAFT',
  ...changed,
})

describe('§7 updateJobDescriptionRecruitmentProcess', () => {
  test('standard and custom steps in their one order; a step may come twice', async () => {
    const job = await anEmptyJob(app.db, { companyId })
    const { data, errors } = await client.ask(update, {
      id: job.id,
      ...aForm({
        steps: [
          { stepId: '20', order: 9 },
          { stepId: '10', order: 1 },
          { stepId: '10', order: 3 },
        ],
        customSteps: [{ label: ' 社員との座談会 ', order: 2 }],
      }),
    })
    expect(errors).toEqual([])
    expect(data.updateJobDescriptionRecruitmentProcess).toEqual({
      status: 'DRAFT',
      recruitmentProcessDescription: '応募から内定まで約4週間',
      recruitmentProcess: [
        { __typename: 'StandardRecruitmentStep', id: '10', label: '一次面接' },
        { __typename: 'CustomRecruitmentStep', label: '社員との座談会' },
        { __typename: 'StandardRecruitmentStep', id: '10', label: '一次面接' },
        { __typename: 'StandardRecruitmentStep', id: '20', label: '内定' },
      ],
    })
  })

  test('all mistakes at once, beside their fields', async () => {
    const job = await anEmptyJob(app.db, { companyId })
    const { errors } = await client.ask(update, {
      id: job.id,
      ...aForm({
        steps: [
          { stepId: '99', order: 0 },
          { stepId: 'x', order: 1 },
        ],
        customSteps: [
          { label: '', order: 2 },
          { label: '長'.repeat(21), order: 2 },
        ],
        description: '文'.repeat(1001),
      }),
    })
    expect(errors[0]?.fields).toEqual([
      { path: 'description', message: '1,000文字以内で入力してください（現在1,001文字）' },
      { path: 'steps.0.stepId', message: '選考ステップが選択されていません' },
      { path: 'steps.1.stepId', message: '選考ステップが選択されていません' },
      { path: 'customSteps.0.label', message: '選考ステップ名が入力されていません' },
      { path: 'customSteps.1.label', message: '20文字以内で入力してください（現在21文字）' },
      { path: 'customSteps.1.order', message: '並び順が重複しています' },
    ])
  })

  test('at most ten steps of both kinds', async () => {
    const job = await anEmptyJob(app.db, { companyId })
    const steps = Array.from({ length: 10 }, (_, order) => ({ stepId: '10', order }))
    expect((await client.ask(update, { id: job.id, ...aForm({ steps }) })).errors).toEqual([])
    const customSteps = [{ label: '座談会', order: 10 }]
    expect((await client.ask(update, { id: job.id, ...aForm({ steps, customSteps }) })).errors[0]?.fields).toEqual([
      { path: 'steps', message: '選考ステップは10件までです' },
    ])
  })

  test('§4 publishes when everything is there; a published job keeps at least one step', async () => {
    const job = await aJob(app.db, { companyId, status: 'DRAFT' })
    const published = await client.ask(update, { id: job.id, ...aForm({ status: 'PUBLISHED' }) })
    expect(published.data.updateJobDescriptionRecruitmentProcess.status).toBe('PUBLISHED')
    const none = await client.ask(update, { id: job.id, ...aForm({ status: 'PUBLISHED', steps: [] }) })
    expect(none.errors).toMatchObject([
      { code: 'job_incomplete', message: '必須項目が入力されていない募集は公開できません。（選考の流れ）' },
    ])
    const steps = app.db.selectFrom('jobRecruitmentStep').select('recruitmentStepId').where('jobId', '=', job.id)
    expect(await steps.execute()).toEqual([{ recruitmentStepId: 10 }])
  })

  test('twice at once: the steps of one of the two, whole', async () => {
    const job = await aJob(app.db, { companyId })
    const forms = ['10', '11'].map((stepId) =>
      aForm({ steps: [0, 1, 2].map((order) => ({ stepId, order })), status: 'PUBLISHED' }),
    )
    const answers = await Promise.all(forms.map((form) => client.ask(update, { id: job.id, ...form })))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const rows = await app.db
      .selectFrom('jobRecruitmentStep')
      .select('recruitmentStepId')
      .where('jobId', '=', job.id)
      .execute()
    expect(new Set(rows.map(({ recruitmentStepId }) => recruitmentStepId)).size).toBe(1)
    expect(rows).toHaveLength(3)
  })
})
