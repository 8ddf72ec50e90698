import { useFetchers, useNavigation, useRevalidator } from 'react-router'

/** Whether the page is being asked for: anew, after an act beside it, or another page in its place. */
export function useIsAsking() {
  const states = [useRevalidator().state, useNavigation().state, ...useFetchers().map(({ state }) => state)]
  return states.includes('loading')
}
