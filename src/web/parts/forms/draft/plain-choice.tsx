import { formText, formTexts } from '#web/carry/form-text.ts'

const before = (name: string) => `${name}.before`

/** Names the chosen options in their order for a form without scripts, which sends them in the order of the page. */
export const ChosenBefore = ({ name, ids }: { name: string | undefined; ids: readonly string[] }) =>
  name === undefined ? null : <input type="hidden" name={before(name)} value={ids.join(' ')} />

/** The options that were checked without scripts: those of before in their order, then new ones. */
export function chosenIn(form: FormData, name: string): string[] {
  const checked = formTexts(form, name)
  const earlier = formText(form, before(name)).split(' ')
  return [...earlier.filter((id) => checked.includes(id)), ...checked.filter((id) => !earlier.includes(id))]
}
