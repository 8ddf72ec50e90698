import { useEffect } from 'react'
import { repeatEarlyInput } from './early-input.ts'

/** Marks the document once React handles events: before the mark, only the browser handles presses and keys. */
export const useMarkOfLife = () =>
  useEffect(() => {
    repeatEarlyInput()
    document.documentElement.dataset['alive'] = ''
  }, [])
