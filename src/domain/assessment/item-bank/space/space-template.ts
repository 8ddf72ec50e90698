import type { Figure } from '../item.ts'
import type { Random } from '../template/random.ts'
import type { Answer, Draft, Template } from '../template/template.ts'

/** A template of the section SPACE. */
export const spatial =
  (facet: string) =>
  (name: string, difficulty: Template['difficulty'], draft: (random: Random) => Draft | null): Template => ({
    name,
    section: 'SPACE',
    facet,
    difficulty,
    draft,
  })

export const drawn = (figure: Figure, because: string): Answer => ({ option: { figure }, because })
