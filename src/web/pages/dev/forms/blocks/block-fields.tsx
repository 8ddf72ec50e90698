import { fieldLimits } from '#ground/field-limits.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Block } from './draft.ts'

type BlockFieldsProps = {
  block: Block
  onChange: (to: Record<string, string>) => void
  field: (key: string, part: string) => { id: string; error: string | undefined }
}

export function BlockFields({ block, onChange, field }: BlockFieldsProps) {
  const control = (part: string, value: string) => ({
    ...field(block.key, part),
    value,
    onChange: (event: { target: { value: string } }) => onChange({ [part]: event.target.value }),
  })
  switch (block.kind) {
    case 'HEADING':
      return (
        <TextField
          label="見出しの文"
          required
          hint={`${fieldLimits.headingBlock.max}文字以内`}
          {...control('text', block.text)}
        />
      )
    case 'TEXT':
      return <TextArea label="本文の文" rows={5} max={fieldLimits.textBlock.max} {...control('body', block.body)} />
    case 'IMAGE':
      return (
        <>
          <TextField label="画像のURL" required type="url" inputMode="url" {...control('url', block.url)} />
          <TextField
            label="画像の説明"
            optional
            hint="画像を見られない方に読み上げます。"
            {...control('description', block.description)}
          />
        </>
      )
    case 'YOUTUBE':
      return (
        <TextField
          label="動画のURL"
          required
          hint="YouTubeの動画のURL"
          inputMode="url"
          {...control('videoId', block.videoId)}
        />
      )
  }
}
