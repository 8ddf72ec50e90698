import { type Teller, teller } from '../frame.ts'
import type { Field } from '../field.ts'
import { apprenticeFrames } from './apprentice.ts'
import { campusFrames } from './campus.ts'
import { careFrames } from './care.ts'
import { circleFrames } from './circle.ts'
import { commerceFrames } from './commerce.ts'
import { communityFrames } from './community.ts'
import { creativeFrames } from './creative.ts'
import { fieldAndSeaFrames } from './field-and-sea.ts'
import { humanitiesFrames } from './humanities.ts'
import { informationFrames } from './information.ts'
import { laboratoryFrames } from './laboratory.ts'
import { makingFrames } from './making.ts'
import { outsideFrames } from './outside.ts'
import { ownPaceFrames } from './own-pace.ts'
import { peopleFrames } from './people.ts'
import { societyFrames } from './society.ts'
import { startingOutFrames } from './starting-out.ts'
import { workFrames } from './work.ts'

export const frames = [
  ...apprenticeFrames,
  ...campusFrames,
  ...careFrames,
  ...circleFrames,
  ...commerceFrames,
  ...communityFrames,
  ...creativeFrames,
  ...fieldAndSeaFrames,
  ...humanitiesFrames,
  ...informationFrames,
  ...laboratoryFrames,
  ...makingFrames,
  ...outsideFrames,
  ...ownPaceFrames,
  ...peopleFrames,
  ...societyFrames,
  ...startingOutFrames,
  ...workFrames,
]

const tellers = frames.map(teller)
const everybody = tellers.filter((each) => each.fields === 'any')
const byField = new Map<string, readonly Teller[]>()

/** The stories of a field, without those of a laboratory for students too young to have joined one. */
export function tellersOf(field: Field, isSenior: boolean): readonly Teller[] {
  const key = field + isSenior
  const tellerList = byField.get(key)
  if (tellerList) return tellerList
  const own = tellers.filter(
    (each) => each.fields !== 'any' && each.fields.includes(field) && (isSenior || !each.senior),
  )
  byField.set(key, own)
  return own
}

const everybodyYounger = everybody.filter((each) => !each.senior)
export const tellersOfEverybody = (isSenior: boolean) => (isSenior ? everybody : everybodyYounger)
