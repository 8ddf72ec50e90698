import type { BankItem } from '../item.ts'
import { randomOf, type Random } from './random.ts'
import type { Answer, Draft, Template } from './template.ts'

/** The day an item was written stands in the bank. */
type MadeItem = Omit<BankItem, 'id' | 'writtenOn'>

const maxDraws = 5_000

/** Makes the item of a template and a seed: the same one whenever it is made. */
export function makeItem(template: Template, seed: number): MadeItem {
  const random = randomOf(seed, template.name)
  for (let draw = 0; draw < maxDraws; draw++) {
    const draft = template.draft(random)
    const answers = draft && arrange(draft, random)
    if (draft && answers) return put(template, seed, draft, answers)
  }
  throw new Error(`${template.name} makes no item of seed ${seed}`)
}

/** Four wrong answers around the right one, at a place drawn among the possible ones. Null when there are too few. */
function arrange({ right, wrong }: Draft, random: Random): Answer[] | null {
  const texts = new Set([JSON.stringify(right.option)])
  const different = wrong.filter(({ option }) => {
    const text = JSON.stringify(option)
    return !texts.has(text) && texts.add(text)
  })
  if (different.length < 4) return null
  const { size } = right
  if (size === undefined) return random.shuffle([right, ...different.slice(0, 4)])
  const below = different.filter((answer) => (answer.size ?? 0) < size)
  const above = different.filter((answer) => (answer.size ?? 0) > size)
  const places = [0, 1, 2, 3, 4].filter((place) => place <= below.length && 4 - place <= above.length)
  if (places.length === 0) return null
  const place = random.pick(places)
  const chosen = [right, ...below.slice(0, place), ...above.slice(0, 4 - place)]
  return chosen.sort((one, other) => (one.size ?? 0) - (other.size ?? 0))
}

function put(template: Template, seed: number, draft: Draft, answers: Answer[]): MadeItem {
  const [a, b, c, d, e] = answers
  if (!a || !b || !c || !d || !e) throw new Error(`${template.name} has too few options`)
  return {
    section: template.section,
    facet: template.facet,
    difficulty: template.difficulty,
    stem: draft.stem,
    ...(draft.figure ? { figure: draft.figure } : {}),
    options: [a.option, b.option, c.option, d.option, e.option],
    key: answers.indexOf(draft.right) as BankItem['key'],
    rationales: [a.because, b.because, c.because, d.because, e.because],
    madeFrom: { template: template.name, seed },
    author: 'ヨアケ検査作成班',
    reviewer: 'ヨアケ検査点検班',
  }
}
