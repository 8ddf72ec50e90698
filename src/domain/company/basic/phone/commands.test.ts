import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'

const app = ownApp()

const add = `mutation ($label: String!, $number: String!) {
  addCompanyPhone(label: $label, number: $number) { company { phones { id label number shownNumber } } } }`
const remove = `mutation ($id: ID!) { removeCompanyPhone(id: $id) { company { phones { id } } } }`
const phone = (number: string, label = '人事部') => ({ number, label })

test('§8 a number is added in E.164, once, and removed', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const client = app.as(viewer)
  const { data, errors } = await client.ask(add, phone('０５２（１２３）４５６７', ' 人事部　採用担当 '))
  expect(errors).toEqual([])
  const [added] = data.addCompanyPhone.company.phones
  expect(added).toEqual({
    id: expect.any(String),
    label: '人事部 採用担当',
    number: '+81521234567',
    shownNumber: '052-123-4567',
  })
  expect((await client.ask(add, phone('052-123-4567', '総務部'))).errors[0]?.code).toBe('company_phone_taken')
  expect((await client.ask(remove, { id: added.id })).data.removeCompanyPhone.company.phones).toEqual([])
  expect((await client.ask(remove, { id: added.id })).errors[0]?.code).toBe('not_found')
})

test('§5 a number that is none and an empty label are refused beside their fields', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const { errors } = await app.as(viewer).ask(add, phone('110', ''))
  expect(errors[0]?.fields).toEqual([
    { path: 'label', message: '窓口の名前が入力されていません' },
    { path: 'number', message: '電話番号が正しく入力されていません' },
  ])
})

test('twice at once one number is kept; of eleven at once ten are', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const client = app.as(viewer)
  const twice = await Promise.all([1, 2].map(() => client.ask(add, phone('0521234500'))))
  expect(twice.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['company_phone_taken'])
  const many = await Promise.all(Array.from({ length: 10 }, (_, n) => client.ask(add, phone(`052123460${n}`))))
  expect(many.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['company_phone_limit_reached'])
})

test('§6 another company’s number does not exist, and VIEWER changes none', async () => {
  const home = await aCompanyWithUser(app.db)
  const other = await aCompanyWithUser(app.db)
  const { data } = await app.as(home.viewer).ask(add, phone('0521234567'))
  const { id } = data.addCompanyPhone.company.phones[0]
  expect((await app.as(other.viewer).ask(remove, { id })).errors[0]?.code).toBe('not_found')
  const { viewer } = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
  expect((await app.as(viewer).ask(remove, { id })).errors[0]?.code).toBe('forbidden')
  // The same number may belong to two companies, such as those of one group.
  expect((await app.as(other.viewer).ask(add, phone('0521234567'))).errors).toEqual([])
})
