import { useState } from 'react'
import { youtubeVideoIdOf } from '#domain/content-block/rules.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Block } from './block-draft.ts'
import type { BlockForm } from './block-form.ts'
import { useStill } from './use-still.ts'
import styles from './video-fields.module.css'

type VideoFieldsProps = {
  block: Extract<Block, { kind: 'YOUTUBE' }>
  form: BlockForm
  onChange: (to: Partial<Block>) => void
}

/** A video by its address or id, with its still as soon as the address is one. */
export function VideoFields({ block, form, onChange }: VideoFieldsProps) {
  const [isLeft, setLeft] = useState(false)
  const { id, error } = form.field(block.key, 'videoId')
  const videoId = youtubeVideoIdOf(block.videoId.trim())
  const still = useStill(videoId)
  const isWrong = isLeft && videoId === null && block.videoId.trim() !== ''
  return (
    <>
      <TextField
        label="動画のURL"
        required
        hint="YouTubeの動画のURL、またはID"
        inputMode="url"
        id={id}
        error={error ?? (isWrong ? deskValidationText.youtube : undefined)}
        value={block.videoId}
        onChange={({ target }) => {
          setLeft(false)
          onChange({ videoId: target.value })
        }}
        onBlur={() => setLeft(true)}
      />
      {still && <img className={styles.still} src={still} alt="動画の静止画" width={320} height={180} />}
    </>
  )
}
