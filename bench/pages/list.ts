import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'

/** Name, path and the cookie of whoever looks; a page without one is a guest's. */
export type BenchPage = readonly [name: string, path: string, cookie?: string]

/** The pages of a product that holds the demo, as its three people and a guest see them. */
export async function listPages(url: string): Promise<BenchPage[]> {
  const student = await cookieOf(url, '/candidate/login', demoAccounts.student)
  const recruiter = await cookieOf(url, '/client/login', demoAccounts.recruiter)
  const operator = await cookieOf(url, '/admin/login', demoAccounts.operator)
  const invitation = await firstLink(
    url,
    '/candidate/invitations/status/pending',
    student,
    /\/candidate\/invitations\/[0-9a-f-]{36}/,
  )
  const job = await firstLink(url, invitation, student, /\/candidate\/jobs\/[0-9a-f-]{36}/)
  const company = await firstLink(url, invitation, student, /\/candidate\/companies\/[0-9a-f-]{36}\/description/)
  const schedule = await firstSchedule(url, student)
  const candidate = await firstLink(url, '/client/candidates?all=true', recruiter, /preview=([0-9a-f-]{36})/)
  const oneCompany = await firstLink(url, '/admin/companies', operator, /\/admin\/companies\/[0-9a-f-]{36}/)
  return [
    ['landing', '/'],
    ['company landing', '/client'],
    ['policy', '/policy'],
    ['sign-in', '/candidate/login'],
    ['student home', '/', student],
    ['scouts', '/candidate/invitations/status/pending', student],
    ['one scout', invitation, student],
    ['choose a date', schedule, student],
    ['one job', job, student],
    ['one company', company, student],
    ['favourite companies', '/candidate/favorite-companies', student],
    ['dates', '/candidate/invitations/events', student],
    ['registration', '/candidate/registration'],
    ['forgotten password', '/candidate/password-reset/request'],
    ['profile', '/candidate/profile', student],
    ['profile, one section', '/candidate/profile?section=self-introduction', student],
    ['profile, wishes', '/candidate/profile?section=preferences', student],
    ['skills', '/candidate/skills', student],
    ['who saw me', '/candidate/profile/views', student],
    ['companies', '/candidate/companies', student],
    ['companies, 4 filters', '/candidate/companies?industry=501&prefecture=23&company-size=4&job-type=12', student],
    ['settings', '/candidate/settings', student],
    ['notifications', '/candidate/settings/notifications', student],
    ['intake', '/candidate/settings/intake', student],
    ['blocked companies', '/candidate/settings/blocked-companies', student],
    ['account', '/candidate/settings/account', student],
    ['ways to sign in', '/candidate/settings/sign-in', student],
    ['devices', '/candidate/settings/devices', student],
    ['own data', '/candidate/settings/data', student],
    ['leaving', '/candidate/settings/unsubscribe', student],
    ['questions', '/candidate/contact-us', student],
    ['offer report', '/candidate/reward-request', student],
    ['company home', '/client', recruiter],
    ['search, no filter', '/client/candidates?all=true', recruiter],
    ['search, 4 filters', '/client/candidates?y=2028&c=SCIENCE&a=23&la=WITHIN_30', recruiter],
    ['search, keyword', `/client/candidates?tk=${encodeURIComponent('研究')}`, recruiter],
    ['search, preview open', `/client/candidates?all=true&${candidate}`, recruiter],
    ['jobs', '/client/jobs/status/active', recruiter],
    ['events', '/client/jobs/events', recruiter],
    ['users', '/client/users', recruiter],
    ['own profile', '/client/profile/basic', recruiter],
    ['company notifications', '/client/settings/scout-notification', recruiter],
    ['single sign-on', '/client/settings/sso', recruiter],
    ['webhooks', '/client/settings/webhooks', recruiter],
    ['activity', '/client/settings/activity', recruiter],
    ['contract', '/client/contract', recruiter],
    ['whitepapers', '/client/whitepapers', recruiter],
    ['operator today', '/admin', operator],
    ['operator companies', '/admin/companies', operator],
    ['operator company', oneCompany, operator],
    ['operator inquiries', '/admin/inquiries', operator],
    ['operator figures', '/admin/figures', operator],
    ['operator audit', '/admin/audit', operator],
    ['composer', `/client/candidates/scout?ids=${candidate.split('=')[1] ?? ''}`, recruiter],
  ]
}

async function cookieOf(url: string, path: string, email: string) {
  const body = new URLSearchParams({ email, password: demoPassword })
  const response = await fetch(`${url}${path}`, { method: 'POST', body, redirect: 'manual', headers: { origin: url } })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`${path} did not sign ${email} in`)
  return cookie
}

async function firstLink(url: string, path: string, cookie: string, pattern: RegExp) {
  const html = await (await fetch(`${url}${path}`, { headers: { cookie } })).text()
  const [link] = pattern.exec(html) ?? []
  if (!link) throw new Error(`${path} links to nothing like ${pattern}`)
  return link
}

/** The first scout with an open date whose page offers dates. */
async function firstSchedule(url: string, cookie: string) {
  const html = await (
    await fetch(`${url}/candidate/invitations/status/pending-schedule`, { headers: { cookie } })
  ).text()
  for (const [path] of html.matchAll(/\/candidate\/invitations\/[0-9a-f-]{36}/g)) {
    const { status } = await fetch(`${url}${path}/schedule`, { headers: { cookie }, redirect: 'manual' })
    if (status === 200) return `${path}/schedule`
  }
  throw new Error('no scout of the demo student has dates to choose from')
}
