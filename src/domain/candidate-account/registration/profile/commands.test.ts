import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aPhoneNumber, aRegistrationProfile } from '#test/factories/registration.ts'
import { codeIn, documents, registering, wrong } from '#test/registration.ts'

let at: Awaited<ReturnType<typeof registering>>
beforeAll(async () => {
  at = await registering()
})
afterAll(() => at.app.close())

describe('§5 names, school and phone', () => {
  test('every mistake beside its field', async () => {
    const student = await at.atProfile()
    const { viewer } = student
    const mistakes = async (changes: object) =>
      (await at.ask(viewer, documents.save, { profile: aRegistrationProfile(changes) })).fields
    expect(
      await mistakes({
        familyName: '',
        familyNameKana: 'saeki',
        schoolId: '',
        schoolDepartmentId: '',
        graduationYear: 1999,
        graduationMonth: 13,
        phoneNumber: '03-1234-5678',
      }),
    ).toEqual(
      ['familyName', 'familyNameKana', 'school', 'department', 'graduationYear', 'graduationMonth', 'phoneNumber'].map(
        (name) => `profile.${name}`,
      ),
    )
    expect(await mistakes({ schoolId: '99999' })).toEqual(['profile.school'])
    expect(await mistakes({ schoolDepartmentId: '201' })).toEqual(['profile.department'])
    expect(await at.statusOf(student.id)).toBe('PROFILE_PENDING')
    const other = {
      schoolId: '',
      otherSchoolName: '北の高専',
      otherSchoolDepartmentName: '機械',
      schoolDepartmentId: '',
    }
    expect(await mistakes({ degree: null })).toEqual(['profile.degree'])
    expect(await mistakes(other)).toEqual(['profile.departmentCategory'])
    expect(await mistakes({ ...other, departmentCategory: 'SCIENCE', familyName: '神' })).toBeUndefined()
    const rows = at.app.db.selectFrom('candidate').innerJoin('candidateAccount', 'candidateId', 'candidate.id')
    expect(
      await rows
        .select(['otherSchoolName', 'schoolId', 'departmentCategory', 'completeness', 'familyName', 'phoneNumber'])
        .where('candidate.id', '=', student.id)
        .executeTakeFirst(),
    ).toEqual({
      otherSchoolName: '北の高専',
      schoolId: null,
      departmentCategory: 'SCIENCE',
      completeness: 10,
      familyName: '神',
      phoneNumber: null,
    })
  })

  test('a graduate school is asked for its category and never becomes その他 by itself', async () => {
    const { id, viewer } = await at.atProfile()
    const graduate = {
      schoolId: '',
      otherSchoolName: '早大',
      schoolDepartmentId: '',
      otherSchoolDepartmentName: '先進理工学研究科',
      degree: 'MASTER',
    }
    const save = (changes: object) => at.ask(viewer, documents.save, { profile: aRegistrationProfile(changes) })
    expect((await save(graduate)).fields).toEqual(['profile.departmentCategory'])
    expect((await save({ ...graduate, departmentCategory: 'SCIENCE' })).fields).toBeUndefined()
    const row = at.app.db.selectFrom('candidate').selectAll().where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({
      schoolId: 124,
      otherSchoolName: null,
      otherSchoolDepartmentName: '先進理工学研究科',
      departmentCategory: 'SCIENCE',
      degree: 'MASTER',
    })
  })

  test('§8 a phone of another student is told to its holder alone', async () => {
    const phoneNumber = aPhoneNumber()
    await aCandidate(at.app.db, { account: { phoneNumber: `+81${phoneNumber.slice(1)}` } })
    const student = await at.atPhone(phoneNumber)
    const code = codeIn((await at.smsTo(phoneNumber))?.text)
    expect((await at.ask(student.viewer, documents.verifyPhone, { code: wrong(code) })).code).toBe(
      'phoneVerificationFailed',
    )
    expect((await at.ask(student.viewer, documents.verifyPhone, { code })).code).toBe('phone_taken')
    expect(await at.statusOf(student.id)).toBe('PHONE_PENDING')
    const next = aPhoneNumber()
    expect((await at.ask(student.viewer, documents.changePhone, { phoneNumber: '1' })).fields).toEqual(['phoneNumber'])
    expect((await at.ask(student.viewer, documents.changePhone, { phoneNumber: next })).code).toBeUndefined()
    expect(
      (await at.ask(student.viewer, documents.verifyPhone, { code: codeIn((await at.smsTo(next))?.text) })).code,
    ).toBeUndefined()
  })

  test('§8 a phone of a student who left is free', async () => {
    const phoneNumber = aPhoneNumber()
    await aCandidate(at.app.db, { status: 'WITHDRAWN', account: { phoneNumber: `+81${phoneNumber.slice(1)}` } })
    const { viewer } = await at.atPhone(phoneNumber)
    expect(
      (await at.ask(viewer, documents.verifyPhone, { code: codeIn((await at.smsTo(phoneNumber))?.text) })).code,
    ).toBeUndefined()
  })

  test('§4 three SMS an hour, each valid for ten minutes', async () => {
    const { id, viewer, phoneNumber } = await at.atPhone()
    const again = async () => (await at.ask(viewer, 'mutation { resendPhoneCode }')).code
    expect(await again()).toBe('verification_limit_reached')
    for (let n = 2; n <= 3; n += 1) {
      await at.later(id, 2)
      expect([n, await again()]).toEqual([n, undefined])
    }
    const code = codeIn((await at.smsTo(phoneNumber))?.text)
    await at.later(id, 11)
    expect(await again()).toBe('verification_limit_reached')
    expect((await at.ask(viewer, documents.verifyPhone, { code })).code).toBe('verification_expired')
    await at.later(id, 60)
    expect(await again()).toBeUndefined()
  })
})

describe('1B.1 the code of the SMS', () => {
  test('five wrong tries close it for half an hour, also for the right one and for a new code', async () => {
    const { id, viewer, phoneNumber } = await at.atPhone()
    const code = codeIn((await at.smsTo(phoneNumber))?.text)
    const verify = async (typed: string) => (await at.ask(viewer, documents.verifyPhone, { code: typed })).code
    for (let n = 1; n <= 4; n += 1) expect([n, await verify(wrong(code))]).toEqual([n, 'phoneVerificationFailed'])
    expect(await verify(wrong(code))).toBe('verification_locked')
    expect(await verify(code)).toBe('verification_locked')
    expect((await at.ask(viewer, 'mutation { resendPhoneCode }')).code).toBe('verification_locked')
    const next = { phoneNumber: aPhoneNumber() }
    expect((await at.ask(viewer, documents.changePhone, next)).code).toBe('verification_locked')
    await at.later(id, 31)
    expect((await at.ask(viewer, 'mutation { resendPhoneCode }')).code).toBeUndefined()
    expect(await verify(codeIn((await at.smsTo(phoneNumber))?.text))).toBeUndefined()
    expect(await at.statusOf(id)).toBe('ONBOARDING')
  })
})

describe('§7 schools', () => {
  test('by a part of the name, seven at first, for everybody', async () => {
    const names = async (variables: Record<string, unknown>) =>
      (
        await at.ask(null, 'query($name: String!, $first: Int!) { schools(name: $name, first: $first) { name } }', {
          first: 7,
          ...variables,
        })
      ).data.schools.map(({ name }: { name: string }) => name)
    expect(await names({ name: '' })).toHaveLength(7)
    expect(await names({ name: '北海道' })).toContain('北海道大学')
    expect(await names({ name: '１００%' })).toEqual([])
  })
})
