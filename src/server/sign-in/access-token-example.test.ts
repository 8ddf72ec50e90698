import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { aJob } from '#test/factories/job.ts'
import { site, testHttp } from '#test/http.ts'
import { exampleRequest } from '#web/pages/client/settings/access-tokens/example-request.ts'

// As in production: tokens may ask what no page of ours asks.
const app = ownApp({ documents: { public: new Set(), admin: new Set() } })

test('the request that the page shows works as it stands', async () => {
  const { company, viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  const job = await aJob(app.db, { companyId: company.id, title: '開発職' })
  const { secret } = await anAccessToken(app.db, viewer, ['READ_JOBS'])
  // Read as a shell would: continued lines, then words in quotes.
  const words = exampleRequest(site)
    .replaceAll('\\\n', ' ')
    .match(/"[^"]*"|'[^']*'|\S+/g)
    ?.map((word) => word.replace(/^["']|["']$/g, '').replace('$YOAKE_TOKEN', secret))
  const [command, url = '', ...rest] = words ?? []
  const after = (flag: string) => rest.flatMap((word, at) => (rest[at - 1] === flag ? [word] : []))
  expect(command).toBe('curl')
  const response = await testHttp(app).http.request(url, {
    method: 'POST',
    headers: after('-H').map((line): [string, string] => {
      const [name = '', value = ''] = line.split(/: /)
      return [name, value]
    }),
    body: after('-d')[0],
  })
  expect(await response.json()).toEqual({
    data: { jobDescriptions: { totalCount: 1, edges: [{ node: { id: job.id, title: '開発職' } }] } },
  })
})
