import { useSyncExternalStore } from 'react'
import type { Subscribe } from './listener.ts'

type Store<Args extends unknown[] = []> = { subscribe: Subscribe<Args>; tell: (...args: Args) => void }

/** The listeners of a value outside React. */
export function createStore<Args extends unknown[] = []>(): Store<Args> {
  const listeners = new Set<(...args: Args) => unknown>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...args) => listeners.forEach((listener) => listener(...args)),
  }
}

/** The current value; `first` on the server and during hydration, so that both render the same. */
export const useStore = <Value>({ subscribe }: Pick<Store, 'subscribe'>, read: () => Value, first: Value) =>
  useSyncExternalStore(subscribe, read, () => first)
