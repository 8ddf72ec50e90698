import type { Random } from '../random.ts'
import type { StudentStory } from '../student/story.ts'
import { strengths } from '../student/strengths.ts'
import { pickPlainClause, pickSentence, type Quotation, quoteHeadline } from './quote.ts'
import {
  asks,
  framesWithClause,
  framesWithClauseAndSentence,
  framesWithHeadline,
  framesWithSentence,
  framesWithTwoSentences,
} from './reason-frames.ts'
import type { CompanyStory, JobStory } from './story.ts'

export type Reason = { reason: string; quotations: Quotation[] }

/** A personal reason of 40 to 300 characters that quotes the student word for word. */
export function writeReason(random: Random, student: StudentStory, company: CompanyStory, job: JobStory): Reason {
  const one = pickSentence(random, student, '')
  const two = one && pickSentence(random, student, one.text)
  const [first, second] = inOrder(student, one, two)
  const clause = pickPlainClause(random, student)
  const frame = pickFrame(random, { first, second, clause })
  const quotes: Record<string, Quotation | null> = { S: first, T: second, H: clause, L: quoteHeadline(student) }
  const words: Record<string, string> = {
    virtue: random.pick(strengths[random.pick(student.sellingPointIds)]?.nouns ?? ['ひたむきな姿勢']),
    scene: random.pick(company.scenes),
    ask: random.pick(asks[job.scoutTypeId] ?? asks[7] ?? []).replace('{job}', job.title),
  }
  const quotations: Quotation[] = []
  const reason = frame.replace(/\{(\w+)\}/g, (_, name: string) => {
    const quote = quotes[name]
    if (!quote) return words[name] ?? ''
    quotations.push(quote)
    return quote.text
  })
  return { reason, quotations }
}

type Found = { first: Quotation | null; second: Quotation | null; clause: Quotation | null }

function pickFrame(random: Random, { first, second, clause }: Found): string {
  if (!first) return random.pick(clause ? framesWithClause : framesWithHeadline)
  const lists: [readonly string[], number][] = [[framesWithSentence, 15]]
  if (clause) lists.push([framesWithClauseAndSentence, 6], [framesWithClause, 2])
  if (second && second.field === first.field) lists.push([framesWithTwoSentences, 4])
  return random.pick(random.weighted(lists))
}

/** As they stand in the profile, so that "from … to …" reads forward. */
function inOrder(student: StudentStory, one: Quotation | null, two: Quotation | null) {
  if (!one || !two || one.field !== two.field) return [one, two] as const
  const text = one.field === 'SELF_INTRODUCTION' ? student.selfIntroduction : student.studentProjectExperience
  return text.indexOf(one.text) <= text.indexOf(two.text) ? ([one, two] as const) : ([two, one] as const)
}
