import { useEffect, useEffectEvent } from 'react'

/** Calls the listener at each event until the returned function is called. */
export type Subscribe<Args extends unknown[] = [], Answer = unknown> = (
  listener: (...args: Args) => Answer,
) => () => void

export const onWindow =
  <Name extends keyof WindowEventMap>(name: Name, options?: AddEventListenerOptions) =>
  (listener: (event: WindowEventMap[Name]) => unknown) => {
    addEventListener(name, listener, options)
    return () => removeEventListener(name, listener, options)
  }

export const onDocument =
  <Name extends keyof DocumentEventMap>(name: Name, options?: AddEventListenerOptions) =>
  (listener: (event: DocumentEventMap[Name]) => unknown) => {
    document.addEventListener(name, listener, options)
    return () => document.removeEventListener(name, listener, options)
  }

/** Listens while the component is on the page and `isOn` is true. `subscribe` must be a constant of its module. */
export function useListener<Args extends unknown[], Answer>(
  subscribe: Subscribe<Args, Answer>,
  listener: (...args: Args) => Answer,
  isOn = true,
) {
  const latestListener = useEffectEvent(listener)
  useEffect(() => (isOn ? subscribe((...args) => latestListener(...args)) : undefined), [subscribe, isOn])
}
