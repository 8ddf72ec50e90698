import { useEffect } from 'react'

/** Marks the document once React handles events: before the mark, only the browser handles presses and keys. */
export const useMarkOfLife = () => useEffect(() => void (document.documentElement.dataset['alive'] = ''), [])
