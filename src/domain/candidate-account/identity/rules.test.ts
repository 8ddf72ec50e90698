import { expect, test } from 'vitest'
import { hasOtherWay } from './rules.ts'

test.each([
  [{ hasPassword: true, identities: 0, passkeys: 0 }, false],
  [{ hasPassword: false, identities: 1, passkeys: 0 }, false],
  [{ hasPassword: false, identities: 0, passkeys: 1 }, false],
  [{ hasPassword: true, identities: 1, passkeys: 0 }, true],
  [{ hasPassword: false, identities: 1, passkeys: 1 }, true],
  [{ hasPassword: false, identities: 2, passkeys: 0 }, true],
])('the last way in stays: %o', (ways, may) => expect(hasOtherWay(ways)).toBe(may))
