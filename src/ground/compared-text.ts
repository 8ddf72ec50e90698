// Twins of search_text, search_name_text and company_name_text in the database: a test holds them together. What they
// give is compared and never stored or shown.

/** Letters of names, each above the one that is taken for it: 國學院 is 国学院, 茅ヶ崎 is 茅ケ崎. */
const writtenLetters =
  '學應獨藝廣濱濵櫻榮龍會眞惠壽鐵萬髙﨑嵜澤邉邊齋齊斎國澁瀧嶋嶌冨舘瀨德禮圓寶實靜條縣體臺關驛釋來樂藥經濟傳團佛讀賣醫歷證淸曾祿增豐彌與當ヵヶ'
const plainLetters =
  '学応独芸広浜浜桜栄竜会真恵寿鉄万高崎崎沢辺辺斉斉斉国渋滝島島富館瀬徳礼円宝実静条県体台関駅釈来楽薬経済伝団仏読売医歴証清曽禄増豊弥与当カケ'
const plain = new Map(Array.from(writtenLetters, (letter, at) => [letter, plainLetters.charAt(at)]))

const written = new RegExp(`[${writtenLetters}]`, 'gu')
const dashes = /[-‐‑‒–—―−]/gu

/** Width, case, spaces, dashes and old forms of letters have one spelling. */
export const comparedText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(dashes, 'ー')
    .replaceAll(written, (letter) => plain.get(letter) ?? letter)

const hiragana = /[ぁ-ゔ]/gu

/** As `comparedText`, and the kind of kana does not matter. */
export const comparedName = (text: string) =>
  comparedText(text)
    .replaceAll(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replaceAll('ゕ', 'カ')
    .replaceAll('ゖ', 'ケ')

const unspoken =
  /株式会社|有限会社|合同会社|合資会社|合名会社|\((?:株|有|同|資|名)\)|[\sー・.,､。&+'’"!?/\\()[\]「」%_*#@:;~^|<>={}$`]/gu
const smallKana = 'ァィゥェォッャュョヮ'
const largeKana = 'アイウエオツヤユヨワ'

/** As `comparedName`, without the kind of company, spaces and signs; a small kana is the large one. */
export const comparedCompanyName = (text: string) =>
  Array.from(comparedName(text).replaceAll(unspoken, ''), (kana) => {
    const at = smallKana.indexOf(kana)
    return at < 0 ? kana : largeKana.charAt(at)
  }).join('')

/** One letter, which is left of C++ and C#, names too much. */
const isLatinLetter = /^[a-z0-9]$/u

/** Whether the words are a part of the name, in any spelling; the twin of is_named. */
export function isNamed(name: string, words: string) {
  if (comparedName(name).includes(comparedName(words).trim())) return true
  const spoken = comparedCompanyName(words)
  return spoken !== '' && !isLatinLetter.test(spoken) && comparedCompanyName(name).includes(spoken)
}
