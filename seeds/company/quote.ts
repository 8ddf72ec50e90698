import type { Random } from '../random.ts'
import type { StudentStory } from '../student/story.ts'

export type Quotation = {
  field: 'SELF_INTRODUCTION' | 'STUDENT_PROJECT_EXPERIENCE' | 'TAGLINE'
  /** Word for word as the student wrote it. */
  text: string
}

// A sentence that points back at the one before it says nothing on its own.
const leansBack =
  /^(そ|こ|すると|結果|以来|一方|いまは|翌|ところが|一つずつ|意外|結論|ほかにも|並行|違う場所|もう一つ|別の|学びを|毛色|最終|成果|地図は|公開後|作業は|平均は|性能は|残食は|不調は)/
// Wishes and self-praise are not what a recruiter quotes.
const isVague =
  /(たいです|めざします|めざしています|得意です|好きです|だと考えています|力になると思います)$|武器|持ち味|財産に|成長は|自信は|強みは|得たのは|育ったのが|身についたのは|支えになったのは|研究テーマ|私らしい|ほめてもらい/

/** A clause in plain style, like 原因は測定前の洗浄だと突き止めた, that can stand before ところ. */
export function pickPlainClause(random: Random, student: StudentStory): Quotation | null {
  const headline = student.taglines[0] ?? ''
  if (!headline.endsWith('た')) return null
  const comma = headline.lastIndexOf('、')
  const clause = headline.slice(comma + 1)
  return { field: 'TAGLINE', text: clause.length >= 13 && random.chance(0.6) ? clause : headline }
}

export function quoteHeadline(student: StudentStory): Quotation {
  return { field: 'TAGLINE', text: student.taglines[0] ?? '' }
}

/** A whole sentence, without its full stop, of the experience or the self introduction. */
export function pickSentence(random: Random, student: StudentStory, except: string): Quotation | null {
  const choices: [Quotation, number][] = []
  collect(choices, 'STUDENT_PROJECT_EXPERIENCE', student.studentProjectExperience, (at) => (at < 3 ? 0.4 : 4))
  collect(choices, 'SELF_INTRODUCTION', student.selfIntroduction, () => 1)
  const others = choices.filter(([{ text }]) => text !== except)
  return others.length > 0 ? random.weighted(others) : null
}

/** An experience opens with the difficulty; what was then done says more of the student. */
type WeightAt = (place: number) => number

function collect(choices: [Quotation, number][], field: Quotation['field'], text: string, weightAt: WeightAt) {
  for (const [at, line] of text.split(/[。\n]+/).entries()) {
    const sentence = trimmed(line)
    if (sentence) choices.push([{ field, text: sentence }, weightAt(at) * (/[0-9]/.test(sentence) ? 2 : 1)])
  }
}

/** The sentence itself, or what follows its first comma when it is long; null where no clean cut exists. */
function trimmed(sentence: string): string | null {
  // Quotation marks within quotation marks are hard to read.
  if (/[「」]/.test(sentence) || isVague.test(sentence)) return null
  const comma = sentence.indexOf('、')
  const isLong = sentence.length > 46
  const cut = (isLong || leansBack.test(sentence)) && comma > 0 ? sentence.slice(comma + 1) : sentence
  return cut.length >= 14 && cut.length <= 46 && !leansBack.test(cut) ? cut : null
}
