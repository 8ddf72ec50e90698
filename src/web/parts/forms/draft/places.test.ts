import { expect, test } from 'vitest'
import { fieldPlace, itemPlaces, stillAsSent } from './places.ts'

const written = (title: string, ...items: { key: string; capacity: number }[]) => ({
  input: { title, dates: items.map(({ capacity }) => ({ capacity })) },
  places: [fieldPlace('title'), fieldPlace('dates', 'list'), ...itemPlaces('dates', items, ['startAt', 'capacity'])],
})
const [one, two] = [
  { key: 'one', capacity: 1 },
  { key: 'two', capacity: 5 },
]
const sent = written('説明会', one, two)
const title = { path: 'title', message: '' }
const capacity = { path: 'dates.0.capacity', message: '' }
const elsewhere = { path: 'jobId', message: '' }

test.each([
  ['as it was sent', sent, [title, capacity, elsewhere]],
  ['with another title', written('会社説明会', one, two), [capacity, elsewhere]],
  ['with another capacity', written('説明会', { ...one, capacity: 2 }, two), [title, elsewhere]],
  ['with another capacity beside', written('説明会', one, { ...two, capacity: 2 }), [title, capacity, elsewhere]],
  ['in another order', written('説明会', two, one), [title, elsewhere]],
  ['without the item', written('説明会', two), [title, elsewhere]],
])('§5 a mistake of the server is shown until its field is changed: %s', (_, present, left) =>
  expect(stillAsSent([title, capacity, elsewhere], sent.input, present.input)).toEqual(left),
)
