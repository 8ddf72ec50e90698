import { Suspense } from 'react'
import { pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'

const later = { Word: pagePart(() => import('./unneeded-word.tsx')) }

/** The note below a text that holds an unneeded word. Its list of words comes after the page. */
export function UnneededNote({ text }: { text: string }) {
  usePartsAtRest(later)
  return (
    text !== '' && (
      <Suspense>
        <later.Word text={text} />
      </Suspense>
    )
  )
}
