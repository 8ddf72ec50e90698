import { fieldLimits } from '#ground/limits/desk.ts'
import { CharacterCount } from '#web/ui/fields/character-count.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Block } from './block-draft.ts'
import styles from './block-editor.module.css'
import type { BlockForm } from './block-form.ts'
import { ImageFields } from './image-fields.tsx'
import type { Uploads } from './use-uploads.ts'
import { VideoFields } from './video-fields.tsx'
import { WordingNote } from './wording-note.tsx'

type BlockFieldsProps = {
  block: Block
  form: BlockForm
  uploads: Uploads
  onChange: (to: Partial<Block>) => void
}

export function BlockFields({ block, form, uploads, onChange }: BlockFieldsProps) {
  const control = (part: string, value: string) => ({
    ...form.field(block.key, part),
    value,
    onChange: (event: { target: { value: string } }) => onChange({ [part]: event.target.value }),
  })
  switch (block.kind) {
    case 'HEADING':
      return (
        <TextField
          label="見出しの文"
          required
          hideLabel
          className={styles.counted}
          count={<CharacterCount text={block.text} as="line" max={fieldLimits.headingBlock.max} />}
          {...control('text', block.text)}
        />
      )
    case 'TEXT':
      return (
        <>
          <TextArea
            label="本文の文"
            hideLabel
            className={styles.counted}
            rows={4}
            max={fieldLimits.textBlock.max}
            {...control('body', block.body)}
          />
          <WordingNote text={block.body} />
        </>
      )
    case 'IMAGE':
      return <ImageFields block={block} form={form} uploads={uploads} onChange={onChange} />
    case 'YOUTUBE':
      return <VideoFields block={block} form={form} onChange={onChange} />
  }
}
