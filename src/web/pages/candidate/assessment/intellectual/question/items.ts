import { isUnanswered, type Refused } from '#web/ask.ts'
import { createStore } from '#web/ui/store.ts'
import type { Found, ShownItem } from '../../parts/question/item.ts'
import type { Place } from '../answers/answer.ts'

export type AskItem = (place: Place) => Promise<ShownItem | Refused>

/** Milliseconds until an item is asked again. The browser's `online` event asks at once. */
export const askAgainMs = 4000

/**
 * How many items are fetched ahead of the one in front of the student: about what is answered within the three minutes
 * for which an outage is forgiven.
 */
export const itemsAhead = 3

/** The items of the running section, each asked once, so that the student can go on during an outage. */
export function itemStore(ask: AskItem) {
  let section = ''
  const found = new Map<number, Found>()
  const changes = createStore()
  const put = (position: number, next: Found) => {
    found.set(position, next)
    changes.tell()
  }

  async function fetchItem(place: Place) {
    const asked = section
    const answer = await ask(place)
    if (section !== asked) return
    if ('code' in answer && isUnanswered(answer)) {
      put(place.position, 'lost')
      setTimeout(() => section === asked && retry(place), askAgainMs)
    } else {
      put(place.position, answer)
      if ('stem' in answer) loadFigures(answer)
    }
  }
  function retry(place: Place) {
    if (found.get(place.position) !== 'lost') return
    put(place.position, 'wait')
    void fetchItem(place)
  }

  return {
    subscribe: changes.subscribe,
    find: (position: number): Found => found.get(position) ?? 'wait',
    /** Asks the items from a place on, in their order. */
    want(place: Place, itemCount: number) {
      const wanted = `${place.attemptId} ${place.section}`
      if (wanted !== section) found.clear()
      section = wanted
      const last = Math.min(itemCount, place.position + itemsAhead)
      for (let position = place.position; position <= last; position++) {
        if (found.get(position) === 'lost') retry({ ...place, position })
        if (found.has(position)) continue
        found.set(position, 'wait')
        void fetchItem({ ...place, position })
      }
      changes.tell()
    },
  }
}

/** A figure lies in the browser before the student comes to it. */
function loadFigures({ figure, options }: ShownItem) {
  for (const one of [figure, ...options.map((option) => option.figure)])
    if (one && typeof Image !== 'undefined') new Image().src = one.address
}
