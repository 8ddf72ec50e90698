import { describe, expect, test } from 'vitest'
import { recordOf } from './rules.ts'
import { aSingleSignOn } from '#test/company-provider.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { worker } from '#test/work.ts'

const app = ownApp()
const records = new Map<string, string[] | null>()

const txtRecords = async (name: string) => records.get(name) ?? (records.has(name) ? null : [])
const fields = '{ domain status record found provenAt }'
type Row = { domain: string; status: string; record: string; found: string[] }

/** An ADMIN whose checks read the records of this test. */
async function anAdmin(planKey = 'PREMIUM') {
  const { company, viewer } = await aCompanyWithUser(app.db, { planKey })
  const ask = async (name: string, domain: string) => {
    const { data, errors } = await app
      .asWith({ services: { txtRecords } }, viewer)
      .ask(`mutation ($domain: String!) { ${name}(domain: $domain) ${fields} }`, { domain })
    const rows: Row[] | undefined = data?.[name]
    return { row: rows?.find((row) => row.domain === domain), rows, code: errors[0]?.code, fields: errors[0]?.fields }
  }
  return { company, viewer, ask }
}

describe('a mail domain', () => {
  test('is proven by its text record, and what was found is shown until then', async () => {
    const { ask } = await anAdmin()
    const { row } = await ask('addMailDomain', 'proof.example')
    expect(row).toMatchObject({
      status: 'PENDING',
      found: [],
      record: expect.stringMatching(/^yoake-domain-ver.*=.{20,}/),
    })
    expect((await ask('checkMailDomain', 'proof.example')).row).toMatchObject({ status: 'FAILED', found: [] })
    records.set('proof.example', ['v=spf1 -all', `${row?.record}x`])
    expect((await ask('checkMailDomain', 'proof.example')).row).toMatchObject({
      status: 'FAILED',
      found: ['v=spf1 -all', `${row?.record}x`],
    })
    records.set('proof.example', ['v=spf1 -all', String(row?.record)])
    expect((await ask('checkMailDomain', 'proof.example')).row).toMatchObject({ status: 'PROVEN' })
    // A record that goes afterwards changes nothing.
    records.set('proof.example', [])
    expect((await ask('checkMailDomain', 'proof.example')).row).toMatchObject({ status: 'PROVEN' })
  })

  test('is asked again when no server answers', async () => {
    const { ask } = await anAdmin()
    await ask('addMailDomain', 'silent.example')
    records.set('silent.example', null)
    const silent = await ask('checkMailDomain', 'silent.example')
    expect(silent.code).toBe('mail_domain_unanswered')
    expect((await ask('addMailDomain', 'silent.example')).row).toMatchObject({ status: 'PENDING' })
  })

  test('proven by one company cannot be named or proven by another, also not at once', async () => {
    const [admin, other, late] = [await anAdmin(), await anAdmin(), await anAdmin()]
    const rows = await Promise.all(
      [admin, other].map(async ({ ask }) => (await ask('addMailDomain', 'fought.example')).row),
    )
    records.set(
      'fought.example',
      rows.map((row) => String(row?.record)),
    )
    const checks = await Promise.all([admin, other].map(({ ask }) => ask('checkMailDomain', 'fought.example')))
    expect(checks.map(({ code, row }) => code ?? row?.status).toSorted()).toEqual(['PROVEN', 'mail_domain_taken'])
    expect((await late.ask('addMailDomain', 'fought.example')).code).toBe('mail_domain_taken')
    // The record of one company proves nothing for another.
    await late.ask('addMailDomain', 'copied.example')
    records.set('copied.example', [recordOf('of somebody else')])
    expect((await late.ask('checkMailDomain', 'copied.example')).row?.status).toBe('FAILED')
  })

  test('of free mail is refused beside its field', async () => {
    const { ask } = await anAdmin()
    for (const domain of ['gmail.com', 'me@yahoo.co.jp', 'not a domain'])
      expect(await ask('addMailDomain', domain)).toMatchObject({ code: 'invalid_input', fields: [{ path: 'domain' }] })
  })

  test('§6 belongs to プレミアム, and to ADMINs', async () => {
    const { ask } = await anAdmin('STANDARD')
    expect((await ask('addMailDomain', 'standard.example')).code).toBe('plan_restricted')
    const { company } = await anAdmin()
    const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const answer = await app.as(recruiter.viewer).ask('{ mailDomains { domain } }')
    expect(answer.errors[0]?.code).toBe('forbidden')
  })

  test('of another company does not exist', async () => {
    const [mine, other] = [await anAdmin(), await anAdmin()]
    await mine.ask('addMailDomain', 'mine.example')
    for (const act of ['checkMailDomain', 'removeMailDomain'])
      expect((await other.ask(act, 'mine.example')).code).toBe('not_found')
    expect((await other.ask('addMailDomain', 'theirs.example')).rows).toHaveLength(1)
  })

  test('stays while the sign-in is forced, and goes otherwise; ADMINs hear of it', async () => {
    const { ask, viewer, company } = await anAdmin()
    const { row } = await ask('addMailDomain', 'kept.example')
    records.set('kept.example', [String(row?.record)])
    await ask('checkMailDomain', 'kept.example')
    await aSingleSignOn(app.db, viewer)
    expect((await ask('removeMailDomain', 'kept.example')).code).toBe('mail_domain_in_use')
    await app.db.updateTable('singleSignOn').set({ mode: 'OPTIONAL' }).where('companyId', '=', company.id).execute()
    expect((await ask('removeMailDomain', 'kept.example')).rows).toEqual([])
    const work = worker(app)
    await work.run()
    const subjects = work.mails.map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('ドメイン')).length).toBeGreaterThan(1)
    const audit = app.db.selectFrom('audit').select(['action', 'fromStatus', 'toStatus']).orderBy('insertedAt')
    expect(await audit.where('companyId', '=', company.id).where('subject', '=', 'mail_domain').execute()).toEqual([
      { action: 'addMailDomain', fromStatus: null, toStatus: 'PENDING' },
      { action: 'checkMailDomain', fromStatus: 'PENDING', toStatus: 'PROVEN' },
      { action: 'removeMailDomain', fromStatus: 'PROVEN', toStatus: null },
    ])
  })
})
