import { spawn } from 'node:child_process'
import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { adminSchema } from '#door/admin-schema.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { worker } from '#test/work.ts'
import { listedActs } from './acts.ts'
import { helpOfAll } from './help.ts'
import { scoutReceived } from '#domain/notification/news/scout/scout-received.ts'
import { runAdmin } from './run.ts'

let app: TestApp
let operator: string
let reader: string
beforeAll(async () => {
  app = await testApp()
  operator = (await anAdmin(app.db)).email
  reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).email
})
afterAll(() => app.close())

test.each(listedActs)('$name asks what the operator’s schema has', ({ document, name }) => {
  expect(validate(adminSchema, parse(document))).toEqual([])
  expect(helpOfAll()).toContain(`  ${name}`)
})

const env = () => ({ ...process.env, DATABASE_URL: app.url, NODE_ENV: 'test' })

type Ended = { code: number | null; out: string; err: string }

/** The command as a process of its own, as at a terminal. */
const asProcess = (...words: string[]) =>
  new Promise<Ended>((resolve) => {
    const child = spawn(process.execPath, ['scripts/admin.ts', ...words], { env: env() })
    const [out, err]: [string[], string[]] = [[], []]
    child.stdout.on('data', (text: Buffer) => out.push(text.toString()))
    child.stderr.on('data', (text: Buffer) => err.push(text.toString()))
    child.on('close', (code) => resolve({ code, out: out.join(''), err: err.join('') }))
  })

/** The same without the start of a process. */
async function admin(...words: string[]): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runAdmin(words, { env: env(), out: (text) => out.push(text), err: (text) => err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('npm run admin', { timeout: 60_000 }, () => {
  it('acts as a named operator, as a process; the audit keeps the name and the way', async () => {
    const { company } = await aCompanyWithUser(app.db, { contract: { status: 'TRIAL' } })
    const term = ['--plan', 'STANDARD', '--from', tokyoToday(), '--to', addDays(tokyoToday(), 364)]
    const signed = await asProcess('companies', 'sign', company.id, ...term, '--as', operator, '--json')
    expect(signed).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(signed.out)).toMatchObject({
      ok: true,
      data: { done: { id: company.id, contract: { status: 'ACTIVE', planKey: 'STANDARD' } } },
    })
    const again = await admin('companies', 'sign', company.id, ...term, '--as', operator, '--json')
    expect([again.code, JSON.parse(again.out)]).toMatchObject([1, { ok: false, code: 'contract_not_changeable' }])
    const rows = await app.db.selectFrom('audit').selectAll().where('companyId', '=', company.id).execute()
    expect(rows).toMatchObject(
      ['signContract', 'issueInvoice'].map((action) => ({ area: 'admin', action, details: { way: 'command line' } })),
    )
    expect(rows[0]?.requestId).toMatch(/^cli-/)
    const auditSearch = await admin('audit', 'search', '--company', company.id, '--as', operator)
    expect(auditSearch).toMatchObject({ code: 0, out: expect.stringContaining('signContract') })
  })

  it('stops what leaves, tells what waits, and goes on', async () => {
    const scouts = scoutReceived.code
    const act = (...words: string[]) => admin('outgoing', ...words, '--as', operator)
    expect(await act('stop', 'MAIL', scouts, '--reason', '宛先の誤り')).toMatchObject({ code: 0, out: 'Stopped.' })
    expect(await act('stop', 'MAIL', scouts, '--reason', 'x')).toMatchObject({
      code: 1,
      err: expect.stringContaining('（outgoing_stop_changed）'),
    })
    expect((await act('list')).out).toMatch(/^MAIL .*宛先の誤り.*スカウトの受信$/m)
    expect((await act('kinds')).out).toContain('send_inquiry_mail')
    expect((await act('discard', 'MAIL', scouts)).out).toBe('0 were thrown away.')
    expect((await act('resume', 'MAIL', scouts)).err).toContain('missing: --waiting')
    const ended = await act('resume', 'MAIL', scouts, '--waiting', 'SEND')
    expect(ended.out).toBe('0 leave now, 0 were thrown away.')
  })

  it('keeps to the roles, and refuses who is no operator', async () => {
    const { company } = await aCompanyWithUser(app.db)
    const [ending, unknown, nobody] = await Promise.all([
      admin('companies', 'end', company.id, '--as', reader),
      admin('companies', 'show', 'x', '--as', operator),
      admin('companies', 'list', '--as', 'nobody@operator.example'),
    ])
    expect([ending.code, ending.err]).toEqual([1, expect.stringContaining('（forbidden）')])
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('（not_found）')])
    expect([nobody.code, nobody.err]).toEqual([3, expect.stringContaining('no active operator')])
  })

  it('lets the first operator invite themselves, until somebody has come in', async () => {
    const empty = await testApp()
    const settings = { ...env(), DATABASE_URL: empty.url }
    const invite = async (email: string, role: string, as: string) => {
      const texts: string[] = []
      const say = (text: string) => void texts.push(text)
      const words = ['operators', 'invite', email, '高橋', '優', role, '--as', as]
      return [await runAdmin(words, { env: settings, out: say, err: say }), texts.join()]
    }
    const first = 'first@operator.example'
    expect(await invite('second@operator.example', 'OPERATOR', first)).toEqual([3, expect.stringContaining(first)])
    expect((await invite(first, 'REVIEWER', first))[0]).toBe(3)
    expect((await invite('no mail', 'OPERATOR', 'no mail'))[0]).toBe(1)
    const done = [0, 'Invited; the code goes by mail.']
    // Again, since the code of the first mail may be over.
    expect([await invite(first, 'OPERATOR', first), await invite(first, 'OPERATOR', first)]).toEqual([done, done])
    const { mails, run } = worker(empty)
    await run()
    expect(mails.map(({ to }) => to)).toEqual([first, first])
    const accounts = () => empty.db.selectFrom('adminAccount').select(['email', 'role', 'status'])
    expect(await accounts().execute()).toEqual([{ email: first, role: 'OPERATOR', status: 'INVITED' }])
    await empty.db.updateTable('adminAccount').set({ status: 'ACTIVE' }).execute()
    const later = 'later@operator.example'
    expect(await invite(later, 'OPERATOR', later)).toEqual([3, expect.stringContaining('no active operator')])
    await empty.close()
  })

  it('invites a user with a code by mail, and says what it did not understand', async () => {
    const { company } = await aCompanyWithUser(app.db)
    const [invited, help, missing, nameless] = await Promise.all([
      admin('users', 'invite', company.id, 'new@invited.example', 'RECRUITER', '--as', operator),
      admin('help'),
      admin('companies', 'sign', company.id, '--as', operator),
      admin('companies', 'list'),
    ])
    expect([invited.code, invited.out]).toEqual([0, 'Invited; the code goes by mail.'])
    const { status } = await app.db
      .selectFrom('companyUserAccount')
      .innerJoin('companyUser', 'companyUser.id', 'companyUserAccount.companyUserId')
      .select('status')
      .where('email', '=', 'new@invited.example')
      .executeTakeFirstOrThrow()
    expect(status).toBe('INVITED')
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('applications approve APPLICATION')])
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('missing: --plan --from --to')])
    expect([nameless.code, nameless.err]).toEqual([2, expect.stringContaining('missing: --as')])
  })

  it.each([
    [['dance'], 'not understood: dance'],
    [['companies'], 'missing: what to do with companies'],
    [['companies', 'dance'], 'not understood: companies dance'],
    [['companies', 'list', '--status', 'GONE'], '--status GONE: one of APPLIED, UNDER_REVIEW'],
    [['companies', 'list', '--page', '0'], '--page 0: a number from 1'],
    [['companies', 'list', '--color'], "Unknown option '--color'"],
    [['companies', 'plan', 'x', 'GOLD'], 'PLAN GOLD: one of FREE'],
    [['companies', 'show', 'x', 'y'], 'not understood: y'],
    [['audit', 'search', '--from', 'yesterday'], 'from: has invalid value'],
    [['users', 'invite', 'x', 'new@invited.example', 'KING'], 'ROLE KING: one of ADMIN'],
  ])('says of %j what it did not understand, and as JSON to a program', async (words, complaint) => {
    const plain = await admin(...words, '--as', operator)
    expect([plain.code, plain.out]).toEqual([2, ''])
    expect(plain.err).toContain(complaint)
    expect(plain.err).toContain('npm run -s admin -- ')
    const json = await admin(...words, '--as', operator, '--json')
    expect([json.code, json.err]).toEqual([2, ''])
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      code: 'usage',
      message: expect.stringContaining(complaint),
    })
  })

  it('takes options before the noun, and tells of a noun or an act alone', async () => {
    const [first, noun, act, empty] = await Promise.all([
      admin('--json', '--as', operator, 'companies', 'list', '--page', '999'),
      admin('help', 'suspensions'),
      admin('companies', 'sign', '--help'),
      admin('companies', 'list', 'そのような会社はない', '--as', operator),
    ])
    expect([first.code, JSON.parse(first.out)]).toMatchObject([0, { ok: true, data: { companies: { nodes: [] } } }])
    expect([noun.code, noun.out]).toEqual([0, expect.stringContaining('suspensions withdraw SUSPENSION')])
    expect(noun.out).not.toContain('companies')
    expect([act.code, act.out]).toEqual([0, expect.stringContaining('one of FREE, LIGHT, STANDARD, PREMIUM')])
    expect(empty).toEqual({ code: 0, out: 'None.', err: '' })
  })

  it('makes no database where there is none', async () => {
    const err: string[] = []
    const environment = { NODE_ENV: 'test', DATA_DIR: '/nothing/here' }
    const words = ['companies', 'list', '--as', operator]
    const code = await runAdmin(words, { env: environment, out: () => undefined, err: (text) => err.push(text) })
    expect([code, err.join('')]).toEqual([3, expect.stringContaining('/nothing/here: no database there')])
  })

  it('shows one record as lines of names and values', async () => {
    const { company } = await aCompanyWithUser(app.db, { contract: { status: 'TRIAL' } })
    const { out } = await admin('companies', 'show', company.id, '--as', operator)
    expect(out).toContain(`id: ${company.id}`)
    expect(out).toMatch(/^contract:\n {2}status: TRIAL\n/m)
    expect(out).toMatch(/^users:\n {2}- id: /m)
    expect(out).not.toMatch(/[{}]|null/)
  })
})
