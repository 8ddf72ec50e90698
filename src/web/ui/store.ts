import { useSyncExternalStore } from 'react'
import type { Subscribe } from './listener.ts'

export type Store<Told extends unknown[] = []> = { subscribe: Subscribe<Told>; tell: (...told: Told) => void }

/** The listeners of a value outside React. */
export function createStore<Told extends unknown[] = []>(): Store<Told> {
  const listeners = new Set<(...told: Told) => unknown>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...told) => listeners.forEach((listener) => listener(...told)),
  }
}

/** The current value; `first` on the server and during hydration, so that both render the same. */
export const useStore = <Value>({ subscribe }: Pick<Store, 'subscribe'>, read: () => Value, first: Value) =>
  useSyncExternalStore(subscribe, read, () => first)
