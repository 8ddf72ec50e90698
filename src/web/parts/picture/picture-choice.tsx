import { useRef, useState, type ChangeEvent } from 'react'
import { photoTypes } from '#web/parts/picture/photo-types.ts'
import { readPhoto } from '#web/parts/picture/read-photo.ts'
import { Button } from '#web/ui/button.tsx'
import { useLeaving } from '#web/ui/browser/leaving.ts'

/** A picture of the device, read and waiting to be cut out. */
export function usePictureChoice(shortSide: number, readFile = readPhoto) {
  const [url, setUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  useLeaving((made) => made && URL.revokeObjectURL(made), url)
  return {
    url,
    problem,
    isReading,
    close: () => setUrl(null),
    chosen: async ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0]
      if (!file) return
      setReading(true)
      setProblem(null)
      const read = await readFile(file, { shortSide })
      target.value = ''
      setReading(false)
      if (read.problem === undefined) setUrl(read.url)
      else setProblem(read.problem)
    },
  }
}

type PictureButtonProps = {
  choice: ReturnType<typeof usePictureChoice>
  /** The picture's name, such as ロゴ. */
  name: string
  hasPicture: boolean
}

export function PictureButton({ choice, name, hasPicture }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind="secondary" busy={choice.isReading} onClick={() => input.current?.click()}>
        {choice.isReading ? '読み込み中…' : hasPicture ? `別の${name}にする` : `${name}を選ぶ`}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={`${name}のファイル`}
        accept={photoTypes}
        onChange={(event) => void choice.chosen(event)}
      />
    </>
  )
}
