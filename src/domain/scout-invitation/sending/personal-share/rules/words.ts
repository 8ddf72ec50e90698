import { lettersIn, spellingOf } from './letters.ts'

/** Words that stand in nearly every profile and every letter: to have them in common says nothing. */
const plainWords = new Set(
  `学生 自分 経験 大学 大学院 仕事 企業 会社 社会 研究 活動 成長 挑戦 目標 課題 問題 解決 努力 意識 姿勢 興味 関心 魅力 貴社 御社 弊社 当社
  就職 就活 採用 面談 面接 選考 説明 募集 社員 業界 業務 事業 開発 技術 知識 能力 強み 価値 理由 結果 成果 過程 途中 今後 将来 現在 今回 最初
  時間 場面 場所 相手 仲間 周囲 全員 人間 関係 信頼 協力 行動 実行 計画 改善 工夫 意見 提案 発表 参加 担当 学部 学科 専攻 学問 授業 勉強
  チーム メンバー リーダー コミュニケーション プロジェクト プロフィール スカウト インターン アルバイト サークル スキル キャリア イベント サービス`
    .split(/\s+/u)
    .map((word) => spellingOf(lettersIn(word))),
)

const wordPattern =
  /\p{sc=Han}[\p{sc=Han}々]+|[ァ-ヺー]{3,}|[\p{sc=Latin}][\p{sc=Latin}\p{N}+#.-]+|\p{N}[\p{N}.,]*\p{sc=Han}?/gu
const schoolName = /大学|学院|学校|高専|高校|学園/u

/** The words by which a text can be known again: compounds of kanji, words in katakana or Latin letters, numbers. */
export function wordsIn(text: string): string[] {
  const words = Array.from(text.normalize('NFKC').matchAll(wordPattern), ([word]) => word)
  return [...new Set(words.filter((word) => !schoolName.test(word)).map((word) => spellingOf(lettersIn(word))))].filter(
    (word) => word.length > 1 && !plainWords.has(word),
  )
}

const kindOfSchool = /(?:学部|学科|学類|学群|学域|専攻|研究科|コース|課程|系)/gu

/** The words of a department's name: 工学部 情報工学科 is 工 and 情報工, of which two letters or more are words. */
export const wordsOfField = (department: string) => wordsIn(department.replaceAll(kindOfSchool, ' '))

/** Whether the text takes up as many different words; a word inside of another one is one with it. The longest come first. */
export function takesUp(spelling: string, words: readonly string[], count: number) {
  let rest = spelling
  let taken = 0
  for (const word of words) {
    if (!rest.includes(word)) continue
    rest = rest.replaceAll(word, ' ')
    taken += 1
  }
  return taken >= count
}
