import { maxPageSize } from '#domain/candidate-search/rules/limits.ts'
import { createStore, useStore } from '#web/ui/browser/store.ts'

/** The students that fit into one sending (§9). */
export const maxSelected = maxPageSize

export type Toggled = { ids: readonly string[]; isFull: boolean }

/** Adds or removes one student. A full selection takes no more. */
export function toggleSelected(ids: readonly string[], id: string): Toggled {
  if (ids.includes(id)) return { ids: ids.filter((one) => one !== id), isFull: false }
  return ids.length >= maxSelected ? { ids, isFull: true } : { ids: [...ids, id], isFull: false }
}

const none: readonly string[] = []
const store = createStore()
let cached: { key: string; text: string; ids: readonly string[] } = { key: '', text: '[]', ids: none }

function read(key: string): readonly string[] {
  const text = sessionStorage.getItem(key) ?? '[]'
  if (cached.key !== key || cached.text !== text) cached = { key, text, ids: parse(text) }
  return cached.ids
}

function parse(text: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, maxSelected) : none
  } catch {
    return none
  }
}

function write(key: string, ids: readonly string[]) {
  sessionStorage.setItem(key, JSON.stringify(ids))
  store.tell()
}

/** The students a company user has ticked in this tab. The students stay ticked while the user pages and writes. */
export function useSelection(companyUserId: string) {
  const key = `selected-candidates.${companyUserId}`
  const ids = useStore(store, () => read(key), none)
  const searchKey = `${key}.search`
  return {
    ids,
    /** The search in which the students were ticked; null before the first list of this tab. */
    search: () => sessionStorage.getItem(searchKey),
    begin: (search: string) => sessionStorage.setItem(searchKey, search),
    /** Returns false when the selection is full. */
    toggle: (id: string) => {
      const { ids: next, isFull } = toggleSelected(read(key), id)
      write(key, next)
      return !isFull
    },
    set: (next: readonly string[]) => write(key, next),
    remove: (gone: readonly string[]) =>
      write(
        key,
        read(key).filter((id) => !gone.includes(id)),
      ),
    clear: () => write(key, none),
  }
}

export type Selection = ReturnType<typeof useSelection>
