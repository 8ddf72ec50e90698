import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A browser reads the title when it loads a page; after a change of route inside one, this does. */
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
