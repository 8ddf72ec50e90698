import { around, attribute, byId, closest, elementsIn, hasAttribute, textOf, type Element, type Node } from './html.ts'
import { isField } from './role.ts'

export type Files = ReadonlyMap<Element, File>
type Entry = readonly [name: string, value: string | File]

/** The form that an element belongs to. */
export function formOf(root: Node, element: Element) {
  const id = attribute(element, 'form')
  return id === null ? closest(element, 'form') : byId(root, id)
}

export const isDisabled = (element: Element) =>
  hasAttribute(element, 'disabled') ||
  around(element).some(
    (outer, at, path) =>
      outer.tagName === 'fieldset' && hasAttribute(outer, 'disabled') && path[at - 1]?.tagName !== 'legend',
  )

const optionsOf = (select: Element) => elementsIn(select).filter(({ tagName }) => tagName === 'option')
const valueOfOption = (option: Element) => attribute(option, 'value') ?? textOf(option).trim()

/** The options that are chosen; a list of one line has always one. */
function chosenIn(select: Element) {
  const options = optionsOf(select)
  const chosen = options.filter((option) => hasAttribute(option, 'selected'))
  if (hasAttribute(select, 'multiple')) return chosen
  return [chosen.at(-1) ?? options.find((option) => !hasAttribute(option, 'disabled'))].filter(
    (option) => option !== undefined,
  )
}

export const typeOf = (element: Element) => attribute(element, 'type') ?? 'text'
const isChoice = (element: Element) => ['checkbox', 'radio'].includes(typeOf(element))

/** The value in the field. */
export function valueOf(field: Element): string {
  if (field.tagName === 'select') return chosenIn(field).map(valueOfOption)[0] ?? ''
  return (field.tagName === 'textarea' ? textOf(field).replace(/^\n/, '') : attribute(field, 'value')) ?? ''
}

function valuesOf(field: Element, files: Files): (string | File)[] {
  if (field.tagName === 'select') return chosenIn(field).map(valueOfOption)
  if (field.tagName === 'textarea') return [valueOf(field).replaceAll(/\r?\n/g, '\r\n')]
  if (isChoice(field)) return hasAttribute(field, 'checked') ? [attribute(field, 'value') ?? 'on'] : []
  if (typeOf(field) === 'file') return [files.get(field) ?? new File([], '', { type: 'application/octet-stream' })]
  return [valueOf(field)]
}

/** The entries that a form sends when the button is pressed; HTML calls them the form data set. */
export function entriesOf(root: Node, form: Element, button: Element, files: Files): Entry[] {
  return elementsIn(root)
    .filter(
      (element) =>
        element === button || isField(element) || (element.tagName === 'input' && typeOf(element) === 'hidden'),
    )
    .filter((element) => formOf(root, element) === form && !isDisabled(element))
    .flatMap((element) => {
      const name = attribute(element, 'name')
      if (!name) return []
      const values = element === button ? [attribute(button, 'value') ?? ''] : valuesOf(element, files)
      return values.map((value) => [name, value] as const)
    })
}

/** The name of a field that keeps a browser from sending the form. */
export function emptyRequired(root: Node, form: Element, files: Files): string | undefined {
  const fields = elementsIn(root).filter(
    (field) => isField(field) && formOf(root, field) === form && !isDisabled(field),
  )
  const filled = (field: Element) =>
    valuesOf(field, files).some((value) => (typeof value === 'string' ? value : value.name) !== '')
  const group = (field: Element) => fields.filter((other) => attribute(other, 'name') === attribute(field, 'name'))
  const missing = fields.find(
    (field) => hasAttribute(field, 'required') && !(typeOf(field) === 'radio' ? group(field) : [field]).some(filled),
  )
  return missing && (attribute(missing, 'name') ?? missing.tagName)
}
