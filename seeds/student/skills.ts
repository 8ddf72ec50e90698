import type { SkillKind, SkillLevel } from '#domain/candidate/skill/rules.ts'
import type { Random } from '../random.ts'
import type { Field } from './field.ts'

export type SeedSkill = {
  kind: SkillKind
  name: string
  level: SkillLevel | null
  /** First day of a month. */
  since: string | null
  note: string
}

const linguistic: readonly Field[] = ['language', 'international', 'tourism']
const languages = ['英語', '中国語', '韓国語', 'フランス語', 'スペイン語', 'ドイツ語', 'ベトナム語', '日本手話']

/** A field's programming languages; the other fields mostly do not. */
const tools: Partial<Record<Field, readonly string[]>> = {
  information: ['Python', 'TypeScript', 'Java', 'C', 'SQL', 'Go'],
  data: ['Python', 'R', 'SQL'],
  mathematics: ['Python', 'C++', 'Julia', 'MATLAB'],
  physics: ['Python', 'C', 'MATLAB'],
  mechanical: ['MATLAB', 'C', 'Python'],
  electrical: ['C', 'Python', 'MATLAB'],
  psychology: ['R', 'Python'],
  economics: ['R', 'Python'],
  design: ['JavaScript'],
}
const uses: Record<string, readonly string[]> = {
  LEARNING: ['授業の課題で使っています。', '入門書を一冊、手を動かしながら読み終えました。'],
  MADE: ['研究室のデータの整理に使っています。', '学園祭の受付をまとめる仕組みを作りました。', ''],
  WORKED: ['アルバイト先で、社内の集計を自動にしました。', '長期インターンで、既存の画面の修正を担当しました。'],
}

const qualifications: Partial<Record<Field, readonly string[]>> = {
  information: ['基本情報技術者', 'ITパスポート'],
  data: ['統計検定2級', 'ITパスポート'],
  economics: ['日商簿記検定2級', '2級ファイナンシャル・プランニング技能士'],
  business: ['日商簿記検定2級', '日商簿記検定3級'],
  law: ['宅地建物取引士', 'ビジネス実務法務検定2級'],
  language: ['実用英語技能検定準1級'],
  international: ['実用英語技能検定準1級'],
  chemistry: ['危険物取扱者甲種'],
  electrical: ['第二種電気工事士'],
}
const licence = '普通自動車第一種運転免許'

/** The languages, the programming and the qualifications of about a third of the students. */
export function writeSkills(random: Random, field: Field, today: Temporal.PlainDate): SeedSkill[] {
  if (!random.chance(0.35)) return []
  const since = () => `${today.year - random.int(1, 3)}-${String(random.int(1, 12)).padStart(2, '0')}-01`
  const spoken = random.sample(languages, linguistic.includes(field) ? 2 : random.int(0, 1)).map((name) => ({
    kind: 'LANGUAGE' as const,
    name,
    level: random.weighted<SkillLevel>([
      ['DAILY', 7],
      ['BUSINESS', 3],
    ]),
    since: null,
    note: random.chance(0.3) ? '留学生の相談役として、週に一度話しています。' : '',
  }))
  const programmed = random.sample(tools[field] ?? [], random.int(1, 3)).map((name) => {
    const level = random.pick(['LEARNING', 'MADE', 'MADE', 'WORKED'] as const)
    return { kind: 'PROGRAMMING' as const, name, level, since: since(), note: random.pick(uses[level] ?? ['']) }
  })
  const won = [...random.sample(qualifications[field] ?? [], 1), ...(random.chance(0.5) ? [licence] : [])]
  const qualified = won.map((name) => ({
    kind: 'QUALIFICATION' as const,
    name,
    level: null,
    since: since(),
    note: '',
  }))
  return [...spoken, ...programmed, ...qualified]
}
