import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { goOnAt, type ShownPlace } from './places.ts'

/** The question in front of the student. It stands in the address, so that a reload shows the same one. */
export function useStep(places: readonly ShownPlace[]) {
  const [search, setSearch] = useSearchParams()
  const [hasStepped, setStepped] = useState(false)
  // Without a number in the address the student goes on where the page was opened, also after answering there.
  const [first] = useState(() => goOnAt(places))
  const asked = Number(search.get('question') ?? first)
  const position = Number.isInteger(asked) && asked >= 1 && asked <= places.length ? asked : first
  const go = (next: number) => {
    setStepped(true)
    setSearch({ question: String(next) }, { replace: true })
  }
  return { position, go, hasStepped }
}
