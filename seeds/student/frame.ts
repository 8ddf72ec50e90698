import type { Random } from '../random.ts'
import type { Field } from './field.ts'
import { compile, compileSlots, type Slots, type Template, type Values } from './template.ts'

export type FrameKind = 'study' | 'job' | 'club' | 'community' | 'abroad' | 'venture'

/** One kind of story that a student may tell; slots and variants make it many. */
export type Frame = {
  id: string
  kind: FrameKind
  fields: readonly Field[] | 'any'
  /** Told only by students far enough to have joined a seminar or laboratory. */
  senior?: true
  slots: Slots
  /** 18 to 40 characters, plain style: what was done, with a number. */
  headline: readonly string[]
  /** One or two polite sentences, for the self introduction. */
  brief: readonly string[]
  /** Sentences in order, one of each list; '' leaves the place out. */
  story: readonly (readonly string[])[]
  points: readonly number[]
  tags: readonly string[]
  industries?: readonly number[]
  jobTypes?: readonly number[]
}

/** `lesson` is the last sentence of the story and stands apart, because it may be said otherwise. */
export type Told = { headline: string; brief: string; body: string; lesson: string }
export type Teller = Omit<Frame, 'headline' | 'brief' | 'story' | 'slots'> & {
  /** Draws values and words; `span` is how long the student can have done anything, like 2年半. */
  tell(random: Random, span: string): Told
}

export function teller(frame: Frame): Teller {
  const { slots, headline: headlines, brief: briefs, story: sentences, ...facts } = frame
  const { names, draw, vary } = compileSlots(slots)
  names.add('span')
  const all = (texts: readonly string[]) => texts.map((text) => compile(text, names))
  const headline = all(headlines)
  const brief = all(briefs)
  const story = sentences.map(all)
  return {
    ...facts,
    tell(random, span) {
      const values: Values = { span }
      draw(random, values)
      const say = (variants: readonly Template[]) => random.pick(variants)(values)
      const card = { headline: say(headline), brief: say(brief) }
      let body = ''
      let lesson = ''
      for (const variants of story) {
        vary(random, values)
        body += lesson
        lesson = say(variants)
      }
      return { ...card, body, lesson }
    },
  }
}
