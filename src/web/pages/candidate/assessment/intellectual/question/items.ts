import { isUnanswered, type Refused } from '#web/carry/ask.ts'
import { createStore } from '#web/ui/browser/store.ts'
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
  const itemByPosition = new Map<number, Found>()
  const changes = createStore()
  const put = (position: number, next: Found) => {
    itemByPosition.set(position, next)
    changes.tell()
  }

  async function fetchItem(place: Place) {
    const sectionBefore = section
    const answer = await ask(place)
    if (section !== sectionBefore) return
    if ('code' in answer && isUnanswered(answer)) {
      put(place.position, 'lost')
      setTimeout(() => section === sectionBefore && retry(place), askAgainMs)
    } else {
      put(place.position, answer)
      if ('stem' in answer) loadFigures(answer)
    }
  }
  function retry(place: Place) {
    if (itemByPosition.get(place.position) !== 'lost') return
    put(place.position, 'wait')
    void fetchItem(place)
  }

  return {
    subscribe: changes.subscribe,
    find: (position: number): Found => itemByPosition.get(position) ?? 'wait',
    /** Asks the items from a place on, in their order. */
    want(place: Place, itemCount: number) {
      const nextSection = `${place.attemptId} ${place.section}`
      if (nextSection !== section) itemByPosition.clear()
      section = nextSection
      const last = Math.min(itemCount, place.position + itemsAhead)
      for (let position = place.position; position <= last; position++) {
        if (itemByPosition.get(position) === 'lost') retry({ ...place, position })
        if (itemByPosition.has(position)) continue
        itemByPosition.set(position, 'wait')
        void fetchItem({ ...place, position })
      }
      changes.tell()
    },
  }
}

/** A figure lies in the browser before the student comes to it. */
function loadFigures({ figure, options }: ShownItem) {
  for (const image of [figure, ...options.map((option) => option.figure)])
    if (image && typeof Image !== 'undefined') new Image().src = image.address
}
