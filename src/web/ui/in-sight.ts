import { useAfterPaint } from './after-paint.ts'

/** Brings what `find` finds into sight for each new cause; null, false and '' are none. */
export const useInSight = (find: () => Element | null | undefined, cause: unknown) =>
  useAfterPaint((now) => {
    if (now) find()?.scrollIntoView({ block: 'nearest' })
  }, cause)
