import { useEffect, useEffectEvent, useState } from 'react'
import { useIdle } from './idle.ts'

/** Without a connection the next want asks again. */
const ignore = () => undefined

/** A file that is loaded when the page is idle, or for the first of `wants`; null until then. */
export function useAtRest<File extends object>(load: () => Promise<File>, wants: number): File | null {
  const [file, setFile] = useState<File | null>(null)
  const ask = useEffectEvent(() => {
    if (!file) load().then(setFile, ignore)
  })
  useIdle(() => ask(), true)
  useEffect(() => {
    if (wants > 0) ask()
  }, [wants])
  return file
}
