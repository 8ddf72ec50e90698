import { Form } from 'react-router'
import { searchedLetters } from '#domain/scout-invitation/thread/rules.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { HiddenFields } from '../forms/hidden-fields.tsx'

type ThreadSearchProps = {
  text: string
  label: string
  /** The other conditions of the list; an empty one is left out. */
  fields?: Record<string, string>
}

/** Searches in the own threads; the page of the list is its address. */
export function ThreadSearch({ text, label, fields = {} }: ThreadSearchProps) {
  const chosen = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  return (
    <Form role="search" method="get">
      <HiddenFields fields={chosen} />
      <SearchField
        key={text}
        label={label}
        placeholder={label}
        name="text"
        defaultValue={text}
        maxLength={searchedLetters}
        shortcut="/"
      />
    </Form>
  )
}
