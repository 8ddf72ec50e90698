/** Words of the 14 items of 公正採用選考 that a company may not ask of a student. */
export const fairHiringWords = [
  '家族構成',
  '家族の職業',
  '親の職業',
  '本籍',
  '出生地',
  '信仰',
  '支持政党',
  '尊敬する人物',
  '愛読書',
  '病歴',
] as const

// A student may study religions, which tells nothing of their own.
const ownReligion = /宗教(?!学|史|社会|哲学|美術|音楽|建築|改革|法)/u

/** The first word in a student's text that no selection needs; null for a text without one. */
export function unneededWordIn(text: string): string | null {
  const plain = text.normalize('NFKC')
  return fairHiringWords.find((word) => plain.includes(word)) ?? ownReligion.exec(plain)?.[0] ?? null
}
