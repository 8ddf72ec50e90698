import type { PageVisit, Part, SentFile } from '../e2e/page-visit.ts'
import { isDisabled, typeOf, valueOf } from './form.ts'
import {
  attribute,
  childrenOf,
  elementsIn,
  isElement,
  isHidden,
  setAttribute,
  textOf,
  words,
  wordsOf,
  type Element,
  type Node,
} from './html.ts'
import { labelsOf, nameOf, roleOf } from './role.ts'
import { matches } from './selector.ts'

type Words = string | RegExp

/** The page on which parts are found, and what a press does there. */
export type Sheet = {
  root: () => Node
  where: () => string
  press: (element: Element) => Promise<void>
  attach: (field: Element, file: SentFile) => void
}

function says(text: string, sought: Words, isExact = false) {
  if (typeof sought !== 'string') return sought.test(words(text))
  return isExact ? words(text) === words(sought) : words(text).toLowerCase().includes(words(sought).toLowerCase())
}

/** The innermost elements with the words. */
const byText = (element: Element, sought: Words, isExact?: boolean) =>
  !['head', 'title', 'script', 'style', 'noscript'].includes(element.tagName) &&
  says(textOf(element), sought, isExact) &&
  !childrenOf(element).some((child) => isElement(child) && says(textOf(child), sought, isExact))

const levelOf = (element: Element) => Number(attribute(element, 'aria-level') ?? element.tagName.slice(1))

/** Ways to find parts among the elements within the nodes. */
export function searched(sheet: Sheet, nodes: () => Node[], where = ''): Pick<Part, keyof PageVisit & keyof Part> {
  const where2 = (how: string) => (where ? `${where} » ${how}` : how)
  const found = (how: string, test: (element: Element) => boolean) =>
    partOf(sheet, () => [...new Set(nodes().flatMap((node) => elementsIn(node)))].filter(test), where2(how))
  return {
    getByRole: (role, { name, exact, level, pressed } = {}) =>
      found(
        `${role} ${name ?? ''}`,
        (element) =>
          roleOf(element) === role &&
          !isUnseen(element) &&
          (level === undefined || levelOf(element) === level) &&
          (pressed === undefined || (attribute(element, 'aria-pressed') === 'true') === pressed) &&
          (name === undefined || says(nameOf(element), name, exact)),
      ),
    getByLabel: (text, { exact } = {}) =>
      found(`label ${text}`, (element) => labelsOf(element).some((label) => says(label, text, exact))),
    getByText: (text, { exact } = {}) => found(`text ${text}`, (element) => byText(element, text, exact)),
    locator: (selector, { hasText } = {}) =>
      found(
        selector,
        (element) => matches(element, selector) && (hasText === undefined || says(textOf(element), hasText)),
      ),
  }
}

const isUnseen = (element: Element): boolean =>
  isHidden(element) || attribute(element, 'aria-hidden') === 'true' || isWithinUnseen(element)
const isWithinUnseen = ({ parentNode }: Element): boolean =>
  parentNode !== null &&
  isElement(parentNode) &&
  (attribute(parentNode, 'aria-hidden') === 'true' || isWithinUnseen(parentNode))

function partOf(sheet: Sheet, elements: () => Element[], how: string): Part {
  const fail = (text: string) => new Error(`${how}: ${text} on ${sheet.where()}`)
  function one() {
    const all = elements()
    const seen = all.filter((element) => !isHidden(element))
    const [only, ...others] = seen.length > 0 ? seen : all
    if (!only || others.length > 0) throw fail(`${only ? others.length + 1 : 'no'} such parts`)
    return only
  }
  const change = (name: string, value: string | null, element = one()) => {
    if (isDisabled(element)) throw fail('disabled')
    setAttribute(element, name, value)
  }
  const taken = (pick: (all: Element[]) => Element | undefined, which: string) =>
    partOf(sheet, () => [pick(elements())].filter((element) => element !== undefined), `${how} ${which}`)
  return {
    ...searched(sheet, elements, how),
    filter: ({ hasText }) => partOf(sheet, () => elements().filter((element) => says(textOf(element), hasText)), how),
    first: () => taken((all) => all[0], 'first'),
    last: () => taken((all) => all.at(-1), 'last'),
    nth: (at) => taken((all) => all[at], `${at}`),
    all: async () => elements().map((element, at) => partOf(sheet, () => [element], `${how} ${at}`)),
    count: async () => elements().length,
    click: () => sheet.press(one()),
    async fill(text) {
      const element = one()
      if (element.tagName !== 'textarea') return change('value', text, element)
      element.childNodes = [{ nodeName: '#text', value: text, parentNode: element }]
    },
    async check() {
      const element = one()
      if (typeOf(element) === 'radio')
        for (const other of elementsIn(sheet.root()))
          if (typeOf(other) === 'radio' && attribute(other, 'name') === attribute(element, 'name'))
            setAttribute(other, 'checked', null)
      change('checked', '', element)
    },
    uncheck: async () => change('checked', null),
    async selectOption(option) {
      const options = elementsIn(one()).filter(({ tagName }) => tagName === 'option')
      const isMeant = (element: Element, at: number) => {
        if (typeof option === 'string') return [attribute(element, 'value'), wordsOf(element)].includes(option)
        return 'index' in option ? at === option.index : wordsOf(element) === option.label
      }
      if (!options.some(isMeant)) throw fail(`no option ${JSON.stringify(option)}`)
      for (const [at, element] of options.entries()) setAttribute(element, 'selected', isMeant(element, at) ? '' : null)
    },
    setInputFiles: async (file) => sheet.attach(one(), file),
    innerText: async () => wordsOf(one()),
    allInnerTexts: async () => elements().map(wordsOf),
    inputValue: async () => valueOf(one()),
    getAttribute: async (name) => attribute(one(), name),
    isVisible: async () => elements().some((element) => !isHidden(element)),
    async waitFor({ state = 'visible' } = {}) {
      const seen = elements().filter((element) => state === 'attached' || state === 'detached' || !isHidden(element))
      const isGone = state === 'detached' || state === 'hidden'
      if (isGone !== (seen.length === 0)) throw fail(isGone ? 'still there' : 'not there')
    },
  }
}
