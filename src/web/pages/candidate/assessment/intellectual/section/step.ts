import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useReplaceAddress } from '#web/parts/answers/replace-address.ts'
import { goOnAt, type ShownPlace } from './places.ts'

/**
 * The question in front of the student. It changes at once, since the next key may follow within milliseconds, and
 * stands in the address too, so that a reload shows the same one.
 */
export function useStep(places: readonly ShownPlace[]) {
  const [search] = useSearchParams()
  const replaceAddress = useReplaceAddress()
  const [hasStepped, setStepped] = useState(false)
  const [position, setPosition] = useState(() => {
    const number = Number(search.get('question'))
    return Number.isInteger(number) && number >= 1 && number <= places.length ? number : goOnAt(places)
  })
  const go = (next: number) => {
    setStepped(true)
    setPosition(next)
    replaceAddress({ search: `?question=${next}` })
  }
  return { position, go, hasStepped }
}
