import { expect, test } from 'vitest'
import { valuesOf } from './form-values.ts'

test('what was typed comes back, never a password, a key or a file', () => {
  const form = new FormData()
  form.append('familyName', '\uFA19谷')
  form.append('interests', '研究')
  form.append('interests', '地域')
  form.append('password', '夜明けの空を見る佐伯の窓')
  form.append('newPassword', '夜明けの空を見る佐伯の窓')
  form.append('idempotencyKey', 'c0ffee')
  form.append('picture', new Blob(['…']))
  expect(valuesOf(form)).toEqual({ familyName: ['\uFA19谷'], interests: ['研究', '地域'], picture: [] })
})
