import { checkTagline, tidyTagline } from '#domain/company/description/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { WordingNote } from '#web/parts/block-editor/wording-note.tsx'
import { fieldPlace } from '#web/parts/forms/draft/places.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm, type SectionProps } from '../section-form.ts'

export function Tagline(props: SectionProps) {
  const form = useSectionForm<{ tagline: string }>({
    ...props,
    section: 'tagline',
    begin: () => ({ tagline: props.page.company.tagline }),
    write: ({ tagline }) => ({ input: { tagline: tidyTagline(tagline) }, places: [fieldPlace('tagline')] }),
    check: ({ tagline }) => [checkTagline(tidyTagline(tagline))],
    labelOf: (_, control) => (control === 'tagline' ? fieldLimits.companyTagline.label : null),
  })
  return (
    <Editor form={form}>
      <TextArea
        {...form.field('tagline')}
        label={fieldLimits.companyTagline.label}
        required
        rows={2}
        max={fieldLimits.companyTagline.max}
        storedAs="line"
        hint="例：工場や病院の「止まらない」を支えるソフトウエアをつくる"
        value={form.words.tagline}
        onChange={({ target }) => form.put({ tagline: target.value })}
      />
      <WordingNote text={form.words.tagline} />
    </Editor>
  )
}
