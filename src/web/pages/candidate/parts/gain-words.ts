import { missingLetters, type ProfileItem } from '#domain/candidate/rules.ts'

type Texts = { selfIntroduction: string; studentProjectExperience: string }

/** The words of an item that gains points: the missing letters of a text that was begun, else `whole`. */
export function gainWords(texts: Texts, item: ProfileItem, whole: string) {
  const text =
    item === 'SELF_INTRODUCTION'
      ? texts.selfIntroduction
      : item === 'STUDENT_PROJECT_EXPERIENCE'
        ? texts.studentProjectExperience
        : ''
  const letters = missingLetters(text)
  return letters > 0 ? `あと${letters}文字で満点です` : whole
}
