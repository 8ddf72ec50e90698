/** Claims that need a source (legal.md 2): superlatives, multiples and promises that nobody can check without one. */
const claims = [
  /(?:業界|日本|世界|全国|国内|地域|県内)(?:で)?(?:No\.?\s?1|ナンバー(?:ワン|1)|一位|1位|一番|一(?![帯部方])|初|最大(?:級|手)?|最高(?:峰|水準)?|トップ(?:クラス)?|随一|唯一)/giu,
  /No\.?\s?1(?!\d)|ナンバーワン|オンリーワン|圧倒的(?:な)?(?:シェア|成長|実績)|他社には(?:ない|負けない)/giu,
  /\d+(?:\.\d+)?%で\d+(?:\.\d+)?倍|\d+(?:\.\d+)?倍(?:も|以上)?(?:届|成長|速|早|多|高|伸)/gu,
  /(?:必ず|絶対に?|確実に|誰でも)[^、。]{0,12}(?:でき|なれ|成長|内定|稼げ|昇進|叶)|離職率(?:は)?0%|残業(?:は)?(?:ゼロ|一切なし)/gu,
]

// A sentence that says where its number comes from may be checked by its reader.
const source =
  /調べ|調査|出典|(?:19|20)\d{2}年(?:度|\d{1,2}月)?(?:時点|現在|実績|末)|(?:令和|平成)\d+年|公表|統計|厚生労働省|総務省|有価証券報告書/u

const maxTold = 3

/** The words in a text that claim more than the text proves, as they are written there, at most three. */
export function findUnprovenClaims(text: string): string[] {
  const sentences = text.normalize('NFKC').split(/(?<=[。!?\n])/u)
  const phrases = sentences
    .filter((sentence) => !source.test(sentence))
    .flatMap((sentence) => claims.flatMap((claim) => sentence.match(claim) ?? []))
  const whole = phrases.filter((words) => !phrases.some((other) => other !== words && other.includes(words)))
  return [...new Set(whole)].slice(0, maxTold)
}
