import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { grouped } from '#ground/grouped.ts'
import { codePointsPerLetter } from '#ground/text-length.ts'
import { ownApp, type TestClient } from './client.ts'
import { aCandidate, aCompanyWithUser } from './factories.ts'
import { aPreRegistration } from './factories/inquiry.ts'
import { inHours } from './factories/scheduling.ts'

const app = ownApp()
let recruiter: TestClient
beforeAll(async () => {
  recruiter = app.as((await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })).viewer)
})

/** The largest letter: as many code points as a letter may have, four bytes each. */
const largest = `𠮷${'\u{E0100}'.repeat(codePointsPerLetter - 1)}`
const family = '👨‍👩‍👧‍👦'

// Columns written by machines. Their rules refuse letters of more than one code point, or count no less than the column
// does.
const ofMachines = [
  'account_change.previous_email',
  'admin_account.email',
  'candidate_account.email',
  'candidate_attribution.utm_campaign',
  'candidate_attribution.utm_medium',
  'candidate_attribution.utm_source',
  'candidate_identity.email',
  'candidate_identity.label',
  'candidate_identity.subject',
  'candidate_passkey.credential_id',
  'candidate_verification.destination',
  'candidate_verification.visitor',
  'company_registration_code.email',
  'company_url.url',
  'company_user_account.email',
  'encourage_event.company_logo_url',
  'encourage_event.event_url',
  'encourage_event.thumbnail_url',
  'idempotency_key.key',
  'inquiry.email',
  'inquiry.screen',
  'job_completion_url.url',
  'known_device.family',
  'mail_domain.domain',
  'oidc_flow.redirect_to',
  'oidc_flow.subject',
  'outgoing_stop.kind',
  'pre_registration.email',
  'push_device.device_family',
  'push_device.token',
  'saved_filter.condition',
  'scout_placement.step',
  'scout_stage.stage',
  'service_notice.link',
  'session.address',
  'session.device_family',
  'single_sign_on.client_id',
  'single_sign_on.issuer',
  'single_sign_on_flow.redirect_to',
  'single_sign_on_identity.issuer',
  'single_sign_on_identity.subject',
  'staff_passkey.credential_id',
  'webhook.url',
  'webhook_attempt.answer',
  'webhook_event.effect_key',
  'webhook_event.payload',
]

describe('§5 letters and what the database holds', () => {
  test('every check of a length allows as many code points as letters can have', async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) ~ 'char_length'
    `.execute(app.db)
    const limited = rows.flatMap(({ name, definition }) =>
      [...definition.matchAll(/char_length\((\w+)\) <= (\(16 \* \d+\)|\d+)/g)].map(([, column, most]) => ({
        name: `${name}.${column}`,
        isWide: most?.startsWith('(16 *') ?? false,
      })),
    )
    expect(limited.length).toBeGreaterThan(40)
    expect(
      limited
        .filter(({ isWide }) => !isWide)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(ofMachines)
  })

  const label = 'mutation($text: String!) { createSearchCandidateLabel(text: $text) { text } }'
  const memo = 'mutation($id: ID!, $text: String!) { updateSearchCandidateMemo(id: $id, text: $text) { text } }'
  const [startAt, endAt] = [48, 49].map((hours) => inHours(hours).toISOString())
  const title = `mutation($title: String!) { createSchedulingEvent(title: $title,
    schedulingDates: [{ startAt: "${startAt}", endAt: "${endAt}", capacity: 5 }]) { title } }`
  const saved = 'mutation($name: String!) { createSavedFilter(name: $name, condition: "y=2028") { name } }'
  const job =
    'mutation($title: String!) { createJobDescription(title: $title, jobTypeIds: ["12"], scoutTypeId: "7", contents: {}) { title } }'

  test.each([
    ['a label', label, 'text', 20],
    ['the title of a scheduling', title, 'title', 40],
    ['the name of a saved condition', saved, 'name', 30],
    ['the title of a job', job, 'title', 40],
    ['a memo', memo, 'text', 2000],
  ])('%s takes its letters, however large, and not one more', async (_, query, name, max) => {
    const id = (await aCandidate(app.db)).id
    for (const letter of [family, largest, 'か\u3099', '🇯🇵']) {
      const ask = (count: number) =>
        recruiter.ask(query, { ...(query === memo && { id }), [name]: letter.repeat(count) })
      expect((await ask(max)).errors).toEqual([])
      const { errors } = await ask(max + 1)
      expect(errors[0]?.fields).toMatchObject([
        { path: name, message: `${grouped(max)}文字以内で入力してください（現在${grouped(max + 1)}文字）` },
      ])
    }
    const pile = `か${'\u3099'.repeat(9_999)}`
    const { errors } = await recruiter.ask(query, { id, [name]: pile })
    if (max < 10_000 / codePointsPerLetter)
      expect(errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: name }] })
  })

  test('a guest’s form counts the same', async () => {
    const ask = (message: string) =>
      app.as(null).ask('mutation($given: PreRegistrationInput!) { createPreRegistration(preRegistration: $given) }', {
        given: aPreRegistration({ message }),
      })
    expect((await ask(family.repeat(1000))).errors).toEqual([])
    expect((await ask(family.repeat(1001))).errors[0]?.fields).toMatchObject([{ path: 'preRegistration.message' }])
  })
})
