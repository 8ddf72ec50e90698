import { useEffect } from 'react'

/** Marks the document once the page answers: before it a press or a key is the browser's alone. */
export const useMarkOfLife = () => useEffect(() => void (document.documentElement.dataset['alive'] = ''), [])
