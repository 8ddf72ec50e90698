import { expect, test } from 'vitest'
import { campaignOf } from './campaign.ts'

const id = '0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e'

test('§2 of an address only what tells where a visitor came from is kept, and no sign that nobody sees', () => {
  const search = `utm_source=li%00ne&utm_medium=%00&utm_campaign=%E6%98%A5&candidateId=${id}&utm_term=x`
  expect(campaignOf(new URLSearchParams(search))).toEqual({ utm_source: 'line', utm_campaign: '春', candidateId: id })
})
