import { useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { isFormChanged } from './changed.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

/** Guards all forms of the element around it. The router takes one guard a page, so that pages of several forms have this. */
export function FormsGuard() {
  const mark = useRef<HTMLSpanElement>(null)
  const isSending = [useNavigation(), ...useFetchers()].some(({ formMethod }) => formMethod === 'POST')
  const isUnsaved = () => {
    const forms = mark.current?.parentElement?.querySelectorAll<HTMLFormElement>('form[method="post"]') ?? []
    return !isSending && [...forms].some(isFormChanged)
  }
  return (
    <>
      <span ref={mark} hidden />
      <UnsavedGuard isUnsaved={isUnsaved} />
    </>
  )
}
