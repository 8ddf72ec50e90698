import { checkVoices, tidyVoice } from '#domain/company/description/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { fieldError } from '#ground/validation/validation.ts'
import { WordingNote } from '#web/parts/block-editor/wording-note.tsx'
import { newKey, type Keyed } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AddItem } from '../../parts/add-item.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm, type SectionDraft, type SectionProps } from '../section-form.ts'
import { VoicePicture, type VoicePictureDraft } from './voice-picture.tsx'

type Row = Keyed & { speaker: string; body: string } & VoicePictureDraft
type Rows = readonly Row[]

/** The server's rules, and that every chosen picture is stored. */
const checkRows = (rows: Rows) => [
  ...checkVoices(rows.map(tidyVoice)),
  ...rows.map(({ isSending }, at) =>
    fieldError(`voices.${at}.imageUrl`, isSending ? '写真の送信が終わってから保存してください' : null),
  ),
]

const nameOf = (rows: Rows, row: Row) => `${rows.indexOf(row) + 1}人目`

export function Voices(props: SectionProps) {
  const form = useSectionForm<Rows>({
    ...props,
    section: 'voices',
    begin: () =>
      props.page.company.voices.map(({ speaker, body, image }, at) => ({
        key: `voice${at}`,
        speaker,
        body,
        imageUrl: image?.url ?? null,
      })),
    write: (rows) => ({
      input: { voices: rows.map(tidyVoice) },
      places: [fieldPlace('voices'), ...itemPlaces('voices', rows, ['speaker', 'body', 'imageUrl'])],
    }),
    check: checkRows,
    labelOf: (rows, control) => {
      const row = rows.find(({ key }) => control.startsWith(`${key}-`))
      return row ? nameOf(rows, row) : control === 'voices' ? fieldLimits.companyVoices.label : null
    },
  })
  const items = useItems<SectionDraft<Rows>, Row>({
    form,
    read: ({ words }) => words,
    put: (draft, words) => ({ ...draft, words }),
    nameOf: (row) => row.speaker.trim() || fieldLimits.companyVoices.label,
    firstPart: () => 'speaker',
    whenEmpty: 'voices-add',
  })
  return (
    <Editor form={form}>
      <AddItem
        form={form}
        list="voices"
        title="社員の声"
        isTitleHidden
        limit={fieldLimits.companyVoices}
        items={items}
        nameOf={nameOf}
        headOf={(row) => row.speaker.trim()}
        onAdd={() => items.add({ key: newKey(), speaker: '', body: '', imageUrl: null })}
      >
        {(row) => (
          <>
            <TextField
              {...form.field(row.key, 'speaker')}
              label={fieldLimits.voiceSpeaker.label}
              required
              hint="例：営業職・入社3年目"
              value={row.speaker}
              onChange={({ target }) => items.change(row.key, { speaker: target.value })}
            />
            <TextArea
              {...form.field(row.key, 'body')}
              label={fieldLimits.voiceBody.label}
              required
              rows={4}
              max={fieldLimits.voiceBody.max}
              value={row.body}
              onChange={({ target }) => items.change(row.key, { body: target.value })}
            />
            <WordingNote text={row.body} />
            <VoicePicture
              {...form.field(row.key, 'imageUrl')}
              name={nameOf(items.items, row)}
              picture={row}
              onChange={(picture) => items.change(row.key, picture)}
            />
          </>
        )}
      </AddItem>
    </Editor>
  )
}
