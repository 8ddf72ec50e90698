import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Reads the title aloud after a change of route. On a full load the browser reads the title itself. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {title}
    </p>
  )
}
