import { useAfterPaint } from './after-paint.ts'

/** Scrolls the element that `find` returns into view for each new cause; null, false and '' are no cause. */
export const useInSight = (find: () => Element | null | undefined, cause: unknown) =>
  useAfterPaint((now) => {
    if (now) find()?.scrollIntoView({ block: 'nearest' })
  }, cause)
