import { describe, expect, it } from 'vitest'
import { forgetExpired } from '../../../../server/work/retention.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anIntellectualResult } from '#test/factories/assessment-result.ts'
import { certificateKeptDays, certificatesPerDay, maxOpenCertificates } from './rules.ts'

const app = ownApp()

type Student = Awaited<ReturnType<typeof aCandidate>>
const make = ({ viewer }: Student, changes: { days?: number; hasName?: boolean } = {}, idempotencyKey?: string) =>
  app.as(viewer).ask(
    `mutation ($days: Int!, $hasName: Boolean!) {
      createAssessmentCertificate(kind: INTELLECTUAL, days: $days, hasName: $hasName) { id token } }`,
    { days: 30, hasName: false, ...changes },
    idempotencyKey ? { idempotencyKey } : undefined,
  )
const show = (token: string) =>
  app
    .as(null)
    .ask(
      `query ($token: String!) { assessmentCertificate(token: $token) { name sheet { sections { band } total { band } } } }`,
      { token },
    )
const end = ({ viewer }: Student, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { endAssessmentCertificate(id: $id) }', { id })
const codeOf = (answer: { errors: { code: string }[] }) => answer.errors[0]?.code

describe('5.4 a certificate', () => {
  it('shows bands to anybody, a name only if chosen, and its secret once', async () => {
    const student = await aCandidate(app.db, { account: { familyName: '夜明', givenName: '花' } })
    const once = crypto.randomUUID()
    expect(codeOf(await make(student))).toBe('not_found')
    await anIntellectualResult(app.db, student.id)
    const { id, token } = (await make(student, {}, once)).data.createAssessmentCertificate
    expect((await make(student, {}, once)).data.createAssessmentCertificate).toEqual({ id, token: null })
    expect((await show(token)).data.assessmentCertificate).toEqual({
      name: null,
      sheet: { sections: [{ band: 4 }, { band: 3 }, { band: 5 }, { band: 3 }], total: { band: 4 } },
    })
    const named = (await make(student, { hasName: true })).data.createAssessmentCertificate
    expect((await show(named.token)).data.assessmentCertificate.name).toBe('夜明 花')
    const stored = await app.db.selectFrom('assessmentCertificate').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('is over when it is ended, expired or guessed; nobody else ends it', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    await anIntellectualResult(app.db, student.id)
    const { id, token } = (await make(student)).data.createAssessmentCertificate
    expect(codeOf(await end(other, id))).toBe('not_found')
    expect(codeOf(await show(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toBe('not_found')
    expect(codeOf(await show(''))).toBe('not_found')
    await Promise.all([end(student, id), end(student, id)])
    expect(codeOf(await show(token))).toBe('not_found')
    const later = (await make(student)).data.createAssessmentCertificate
    const past = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await app.db
      .updateTable('assessmentCertificate')
      .set({ insertedAt: past(48), expiresAt: past(1) })
      .where('id', '=', later.id)
      .execute()
    expect(codeOf(await show(later.token))).toBe('not_found')
  })

  it(`no other days, ${maxOpenCertificates} at a time and ${certificatesPerDay} a day, also at once`, async () => {
    const student = await aCandidate(app.db)
    await anIntellectualResult(app.db, student.id)
    expect(codeOf(await make(student, { days: 3650 }))).toBe('invalid_input')
    const answers = await Promise.all(Array.from({ length: maxOpenCertificates + 2 }, () => make(student)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(maxOpenCertificates)
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([
      'assessment_certificate_limit_reached',
      'assessment_certificate_limit_reached',
    ])
  })

  it(`is erased ${certificateKeptDays} days after it expired or was ended, and the operator reads how many were`, async () => {
    const student = await aCandidate(app.db)
    await anIntellectualResult(app.db, student.id)
    const day = 86_400_000
    const ago = (days: number) => new Date(Date.now() - days * day)
    const aged = async (dates: { expiresAt: Date; endedAt?: Date }) => {
      const { id } = (await make(student)).data.createAssessmentCertificate as { id: string }
      const row = { insertedAt: ago(60), ...dates }
      await app.db.updateTable('assessmentCertificate').set(row).where('id', '=', id).execute()
      return id
    }
    const ids = [
      await aged({ expiresAt: ago(certificateKeptDays - 1) }),
      await aged({ expiresAt: ago(-20), endedAt: ago(certificateKeptDays - 1) }),
      await aged({ expiresAt: ago(-20) }),
    ]
    await aged({ expiresAt: ago(certificateKeptDays + 1) })
    await aged({ expiresAt: ago(-20), endedAt: ago(certificateKeptDays + 1) })
    await forgetExpired({ inTransaction: (act) => app.db.transaction().execute(act) })
    const rows = app.db.selectFrom('assessmentCertificate').select('id').where('candidateId', '=', student.id)
    expect((await rows.execute()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const { data } = await app.asAdmin((await anAdmin(app.db)).viewer).ask('{ erasures { kind rows } }')
    expect(data.erasures).toContainEqual({ kind: 'ASSESSMENT_CERTIFICATE', rows: 2 })
  })
})
