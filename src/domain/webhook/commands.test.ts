import { beforeAll, describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aWebhook } from '#test/factories/webhook.ts'

const app = ownApp({ outboundReach: 'public' })
let mine: Awaited<ReturnType<typeof aCompanyWithUser>>
let other: Awaited<ReturnType<typeof aCompanyWithUser>>
beforeAll(async () => {
  mine = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  other = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
})

const fields = 'id url description events offBecause previousSecretUntil'
const create = `mutation ($url: String!, $description: String!, $events: [WebhookEvent!]!) {
  done: createWebhook(url: $url, description: $description, events: $events) { ${fields} } }`
const update = `mutation ($id: ID!, $url: String!, $description: String!, $events: [WebhookEvent!]!) {
  done: updateWebhook(id: $id, url: $url, description: $description, events: $events) { ${fields} } }`
const byId = (name: string, answer = '{ id }') => `mutation ($id: ID!) { done: ${name}(id: $id) ${answer} }`
const form = { url: 'https://hooks.example.jp/yoake', description: '採用管理', events: ['CANDIDATE_HIRED'] }
const me = () => app.as(mine.viewer)

describe('§6 webhooks of a company', () => {
  test('are made, changed, switched off and on, and deleted', async () => {
    const answer = await me().ask(create, form)
    expect(answer.errors).toEqual([])
    const { id } = answer.data.done
    expect(answer.data.done).toMatchObject({ ...form, offBecause: null })
    const changed = await me().ask(update, {
      ...form,
      id,
      url: ' https://hooks.example.jp:8443/next ',
      description: '',
    })
    expect(changed.data.done).toMatchObject({ url: 'https://hooks.example.jp:8443/next', description: '' })
    const state =
      'mutation ($id: ID!, $isOn: Boolean!) { done: updateWebhookState(id: $id, isOn: $isOn) { offBecause } }'
    expect((await me().ask(state, { id, isOn: false })).data.done.offBecause).toBe('COMPANY')
    expect((await me().ask(state, { id, isOn: true })).data.done.offBecause).toBeNull()
    expect((await me().ask(byId('deleteWebhook', ''), { id })).data.done).toBe(id)
    expect((await me().ask(byId('deleteWebhook', ''), { id })).errors[0]?.code).toBe('not_found')
  })

  test('the secret is shown by a press, which stands in the audit, and changes with an overlap of a day', async () => {
    const { id } = await aWebhook(app.db, mine.company.id)
    const secret = async () => (await me().ask(byId('showWebhookSecret', ''), { id })).data.done
    const first = await secret()
    expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await secret()).toBe(first)
    const { data } = await me().ask(byId('rotateWebhookSecret', `{ ${fields} }`), { id })
    const hours = (Date.parse(data.done.previousSecretUntil) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
    expect(await secret()).not.toBe(first)
    const { rows } = await app.pool.query('select action from audit where subject_id = $1 order by inserted_at', [id])
    expect(rows.map(({ action }) => action)).toEqual([
      'showWebhookSecret',
      'showWebhookSecret',
      'rotateWebhookSecret',
      'showWebhookSecret',
    ])
  })

  test.each([
    ['https://127.0.0.1/', '社内や端末のアドレス'],
    ['https://169.254.169.254/latest/meta-data/', '社内や端末のアドレス'],
    ['https://2852039166/', '社内や端末のアドレス'],
    ['https://[::ffff:7f00:1]/', '社内や端末のアドレス'],
    ['https://localhost/hook', '社内や端末のアドレス'],
    ['http://hooks.example.jp/', 'https://'],
    ['hooks.example.jp', 'https://'],
    ['https://user:pass@hooks.example.jp/', 'ユーザー名やパスワード'],
    ['https://hooks.example.jp:6379/', 'ポート番号'],
    ['', '入力されていません'],
    [`https://hooks.example.jp/${'x'.repeat(2000)}`, '2,000文字以内'],
  ])('%s is refused beside the field', async (url, sentence) => {
    const { errors } = await me().ask(create, { ...form, url })
    expect(errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'url' }] })
    expect(errors[0]?.fields?.[0]?.message).toContain(sentence)
  })

  test('without an event, or with too long a note, nothing is saved', async () => {
    const { errors } = await me().ask(create, { ...form, events: [], description: 'あ'.repeat(101) })
    expect(errors[0]?.fields?.map(({ path }) => path)).toEqual(['description', 'events'])
  })

  test('the tenth is the last, also when two are added at once', async () => {
    const full = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    for (let n = 0; n < 9; n += 1) await aWebhook(app.db, full.company.id)
    const answers = await Promise.all([1, 2].map(() => app.as(full.viewer).ask(create, form)))
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['webhook_limit_reached'])
  })

  test('another company’s webhook does not exist, whatever is asked of it', async () => {
    const theirs = await aWebhook(app.db, other.company.id)
    const { id } = theirs
    const requests = [
      ['query ($id: ID!) { webhook(id: $id) { id } }', { id }],
      [update, { ...form, id }],
      ['mutation ($id: ID!) { updateWebhookState(id: $id, isOn: false) { id } }', { id }],
      ...['rotateWebhookSecret', 'sendTestWebhook'].map((name) => [byId(name), { id }]),
      ...['showWebhookSecret', 'deleteWebhook'].map((name) => [byId(name, ''), { id }]),
    ] as [string, object][]
    for (const [query, variables] of requests)
      expect((await me().ask(query, { ...variables })).errors[0]?.code, query).toBe('not_found')
    expect(await app.db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()).toEqual(theirs)
    const { data } = await me().ask('{ webhooks { id } }')
    expect(data.webhooks).not.toContainEqual({ id })
  })

  test('they are the administrators’ alone', async () => {
    for (const role of ['RECRUITER', 'VIEWER'] as const) {
      const { viewer } = await aCompanyUser(app.db, mine.company.id, { role })
      expect((await app.as(viewer).ask('{ webhooks { id } }')).errors[0]?.code).toBe('forbidden')
      expect((await app.as(viewer).ask(create, form)).errors[0]?.code).toBe('forbidden')
    }
  })

  test('a company that went down a plan changes none, and may still switch off and delete', async () => {
    const small = await aCompanyWithUser(app.db, { planKey: 'STANDARD' })
    const { id } = await aWebhook(app.db, small.company.id)
    const ask = app.as(small.viewer).ask
    for (const query of [byId('rotateWebhookSecret'), byId('sendTestWebhook'), byId('showWebhookSecret', '')])
      expect((await ask(query, { id })).errors[0]?.code, query).toBe('plan_restricted')
    expect((await ask(update, { ...form, id })).errors[0]?.code).toBe('plan_restricted')
    const state = 'mutation ($id: ID!, $isOn: Boolean!) { updateWebhookState(id: $id, isOn: $isOn) { id } }'
    expect((await ask(state, { id, isOn: false })).errors).toEqual([])
    expect((await ask(state, { id, isOn: true })).errors[0]?.code).toBe('plan_restricted')
    expect((await ask(byId('deleteWebhook', ''), { id })).errors).toEqual([])
  })
})
