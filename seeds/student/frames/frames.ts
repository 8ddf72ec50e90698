import { type Teller, teller } from '../frame.ts'
import type { Field } from '../field.ts'
import { campusFrames } from './campus.ts'
import { circleFrames } from './circle.ts'
import { communityFrames } from './community.ts'
import { creativeFrames } from './creative.ts'
import { engineeringFrames } from './engineering.ts'
import { humanitiesFrames } from './humanities.ts'
import { informationFrames } from './information.ts'
import { lifeFrames } from './life.ts'
import { societyFrames } from './society.ts'
import { workFrames } from './work.ts'

export const frames = [
  ...humanitiesFrames,
  ...societyFrames,
  ...engineeringFrames,
  ...informationFrames,
  ...lifeFrames,
  ...creativeFrames,
  ...workFrames,
  ...campusFrames,
  ...circleFrames,
  ...communityFrames,
]

const tellers = frames.map(teller)
const everybody = tellers.filter((each) => each.fields === 'any')
const byField = new Map<string, readonly Teller[]>()

/** The stories of a field, without those of a laboratory for students too young to have joined one. */
export function tellersOf(field: Field, isSenior: boolean): readonly Teller[] {
  const key = field + isSenior
  const known = byField.get(key)
  if (known) return known
  const own = tellers.filter(
    (each) => each.fields !== 'any' && each.fields.includes(field) && (isSenior || !each.senior),
  )
  byField.set(key, own)
  return own
}

const everybodyYounger = everybody.filter((each) => !each.senior)
export const tellersOfEverybody = (isSenior: boolean) => (isSenior ? everybody : everybodyYounger)
