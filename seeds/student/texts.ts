import { lettersOf } from '#ground/text-length.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import type { Random } from '../random.ts'
import { tellAside } from './asides.ts'
import { closings } from './closings.ts'
import type { Teller, Told } from './frame.ts'
import { tellersOfEverybody } from './frames/frames.ts'
import { tellHabit, tellStep } from './habits.ts'
import { links, type Strength, strengths } from './strengths.ts'

/** How much of the profile a student has written. */
export type Care = 'sparse' | 'light' | 'good' | 'excellent'
type Material = { main: Teller; tale: Told; span: string; isSenior: boolean; jobTypeId: number }

export function writeTexts(random: Random, care: Care, material: Material) {
  const { main, tale, span, jobTypeId } = material
  const aside = tellAside(random, main.kind, span)
  const lead = random.chance(0.7) ? (main.points[0] ?? 4) : random.pick(main.points)
  const strength = strengths[lead] ?? { openings: [''], nouns: [''], tags: [] }
  const sellingPointIds = choosePoints(random, care, main, lead, aside.point)
  const small = random.sample([...main.tags, ...strength.tags], care === 'sparse' ? 0 : random.int(0, 2))
  const tagline = shortened(tale.headline) ?? random.fork('tagline').pick(main.tags)
  return {
    taglines: [tagline, ...small.filter((other) => other !== tagline)],
    selfIntroduction: writeIntroduction(random, care, tale, aside.text, strength, jobTypeId),
    studentProjectExperience: writeExperience(random, care, material, strength),
    sellingPointIds,
  }
}

// A clause that begins so has lost what it tells of.
const isAboutNothing = /^(?:[0-9]|翌|毎|その)/u

/** The headline, or its last clause where the whole is longer than a tagline; null where neither says enough in one. */
function shortened(headline: string): string | null {
  const longest = profileLimits.taglines.each
  if (lettersOf(headline) <= longest) return headline
  const clause = headline.slice(headline.lastIndexOf('、') + 1)
  const isWhole = lettersOf(clause) >= 10 && lettersOf(clause) <= longest && !isAboutNothing.test(clause)
  return isWhole ? clause : null
}

function choosePoints(random: Random, care: Care, main: Teller, lead: number, aside: number): number[] {
  const points = [...new Set([lead, ...random.sample(main.points, random.int(2, 4))])]
  if (care === 'sparse') return points.slice(0, random.int(1, 3))
  if (!points.includes(aside) && points.length < 5 && random.chance(0.6)) points.push(aside)
  return points.slice(0, 5)
}

function writeIntroduction(
  random: Random,
  care: Care,
  { brief }: Told,
  aside: string,
  strength: Strength,
  jobTypeId: number,
): string {
  if (care === 'sparse' && random.chance(0.45)) return ''
  const opening = random.pick(strength.openings)
  const link = random.pick(links).replace('{noun}', random.pick(strength.nouns))
  const closing = random.pick(closings[jobTypeId] ?? [''])
  if (care === 'sparse') return random.pick([opening + brief, brief + closing, brief + link])
  const habit = tellHabit(random)
  if (care === 'light') return random.pick([opening + brief + habit, brief + link + closing, brief + habit + closing])
  const step = tellStep(random)
  const full = random.pick([
    () => `${opening}${brief}${link}${aside}${closing}`,
    () => `${brief}${link}${aside}${habit}${closing}`,
    () => `${opening}${aside}${brief}${habit}${closing}`,
    () => `${opening}${habit}${brief}${aside}${closing}`,
    () => `${opening}${brief}${habit}\n\n${aside}${closing}`,
    () => `${aside}${brief}${link}${habit}${closing}`,
    () => `${brief}${habit}${aside}${step}`,
    () => `${opening}\n\n${brief}${aside}${habit}\n\n${closing}`,
  ])()
  return care === 'excellent' && !full.includes(step) && random.chance(0.7) ? full + step : full
}

const turns = [
  'もう一つ力を入れたことがあります。',
  '並行して、別の活動にも取り組みました。',
  'ほかにも続けていることがあります。',
  '違う場所でも、同じ姿勢を試してきました。',
  'もう一つの柱を紹介します。',
  '別の場面での経験もあります。',
  '学びを広げた、もう一つの経験があります。',
  '毛色の違う挑戦もしてきました。',
]

const lessons = [
  'この取り組みで得たのは、{noun}です。',
  '以来、{noun}を自分の持ち味だと考えています。',
  '一番の成長は、{noun}でした。',
  '{noun}が、次の挑戦でも力になると思います。',
  '結果以上に、{noun}が自分の財産になりました。',
]

const learned = (random: Random, { nouns }: Strength) => random.pick(lessons).replace('{noun}', random.pick(nouns))

function writeExperience(
  random: Random,
  care: Care,
  { main, tale, span, isSenior }: Material,
  strength: Strength,
): string {
  if (care === 'sparse') return random.chance(0.3) ? firstSentences(tale.body, 3) : ''
  if (care === 'light') return firstSentences(tale.body, 5)
  const lesson = random.chance(0.4) ? learned(random, strength) : tale.lesson
  const story = tale.body + lesson
  if (care === 'good' && random.chance(0.65)) return story
  const second = random.pick(tellersOfEverybody(isSenior))
  if (second.kind === main.kind || second.id === main.id) return story
  const { brief, body } = second.tell(random, span)
  const outcome = body.split('。').at(-2)
  return `${story}\n\n${random.pick(turns)}${brief}${outcome}。${learned(random, strengths[second.points[0] ?? 4] ?? strength)}`
}

function firstSentences(text: string, n: number): string {
  return text
    .split('。')
    .filter(Boolean)
    .slice(0, n)
    .map((sentence) => `${sentence}。`)
    .join('')
}
