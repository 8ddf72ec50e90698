import { expect, test } from 'vitest'
import { formatMobilePhoneNumber, toE164 } from '#ground/spelling/folding.ts'
import { shownPhoneNumber } from './phone-number.ts'

// Area codes of two to five figures, of which several begin alike.
test.each([
  '03-1234-5678',
  '011-234-5678',
  '042-123-4567',
  '0422-22-1234',
  '04-7123-4567',
  '052-123-4567',
  '058-245-1234',
  '0581-22-1234',
  '098-888-1234',
  '0997-21-2345',
  '04992-1-2345',
  '0120-123-456',
  '0800-123-4567',
  '0570-012-345',
  '050-1234-5678',
])('2.1 a number is shown with its hyphens: %s', (phoneNumber) => {
  expect(shownPhoneNumber(toE164(phoneNumber))).toBe(phoneNumber)
})

test('2.1 a mobile number has the same hyphens as in its field', () => {
  for (const start of ['060', '070', '080', '090']) {
    const digits = `${start}12345678`
    expect(shownPhoneNumber(toE164(digits))).toBe(formatMobilePhoneNumber(digits))
  }
})

test('2.1 a number that no plan knows keeps its digits', () => {
  for (const digits of ['00', '0210002345', '0200123456', '0511234567', '0910001234'])
    expect(shownPhoneNumber(toE164(digits))).toBe(digits)
})
