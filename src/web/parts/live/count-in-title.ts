import { useLocation } from 'react-router'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'

/** The number of what waits, before the title of whatever page the tab shows. */
export function useCountInTitle(count: number) {
  const { pathname, search } = useLocation()
  useAfterPaint(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, `${pathname}${search} ${count}`)
}
