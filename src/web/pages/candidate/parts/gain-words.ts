import { missingLetters, type ProfileItem } from '#domain/candidate/rules.ts'

type Texts = { selfIntroduction: string; studentProjectExperience: string }

/** The words of an item that gains points: the missing letters of a text that was begun, else `whole`. */
export function gainWords(texts: Texts, item: ProfileItem, gain: number, whole: string) {
  const text =
    item === 'SELF_INTRODUCTION'
      ? texts.selfIntroduction
      : item === 'STUDENT_PROJECT_EXPERIENCE'
        ? texts.studentProjectExperience
        : ''
  const letters = missingLetters(text)
  if (letters === 0) return whole
  // The last point is one of rounding up.
  return gain === 1 ? `あと${letters}文字で満点です` : `あと${letters}文字で、充実度が${gain}%上がります`
}
