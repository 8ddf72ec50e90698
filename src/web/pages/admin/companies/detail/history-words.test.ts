import { expect, test } from 'vitest'
import { statesOf, termOf } from './history-words.ts'

const plain = { action: '', planKey: null, startsOn: null, endsOn: null }

test.each([
  ['a change of the plan', { ...plain, from: 'LIGHT', to: 'PREMIUM' }, '', 'ライト → プレミアム'],
  [
    'a signed contract',
    { ...plain, from: 'TRIAL', to: 'ACTIVE', planKey: 'LIGHT', startsOn: '2026-04-01', endsOn: '2027-03-31' },
    'トライアル → 契約中',
    'ライト　2026/04/01から　2027/03/31まで',
  ],
  ['a request to suspend', { ...plain, from: null, to: 'REQUESTED' }, '確認待ち', ''],
])('§1.18 the history of a contract says of %s what it moved, in the column of its name', (_, change, states, term) =>
  expect([statesOf(change), termOf(change)]).toEqual([states, term]),
)
