import type { Complaint, SourceFile } from './house-rules.ts'

/** The parts that draw a dialog with two buttons, and what the one that leaves everything says by itself. */
const dialogTag = /<(Modal|ConfirmAct|ActDialog|Ask)\b/g
const usualLeave = 'キャンセル'
const japanese = /[ぁ-んァ-ヶ一-龠]/

/** The opening tag that begins at `start`: its end is the first `>` outside of braces and quotes. */
function openingTag(text: string, start: number) {
  let depth = 0
  let quote = ''
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quote) quote = sign === quote ? '' : quote
    else if (/['"`]/.test(sign)) quote = sign
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '>' && depth === 0 && text[at - 1] !== '=') return text.slice(start, at)
  }
  return text.slice(start)
}

/** The value of an attribute as it is written: between its braces, or its quotes. */
function attribute(tag: string, name: string) {
  const found = new RegExp(`\\s${name}=`).exec(tag)
  if (!found) return null
  const rest = tag.slice(found.index + found[0].length)
  if (rest.startsWith('"')) return rest.slice(0, rest.indexOf('"', 1) + 1)
  let depth = 0
  for (let at = 0; at < rest.length; at++) {
    if (rest[at] === '{') depth++
    if (rest[at] === '}' && --depth === 0) return rest.slice(1, at)
  }
  return rest
}

/** The Japanese words in a piece of source: quoted, or between tags. */
const wordsIn = (source: string) =>
  [...source.matchAll(/(['"`])([^'"`\n]*)\1|>\s*([^<>{}\n]*?)\s*(?=<)/g)]
    .map(([, , quoted, drawn]) => (quoted ?? drawn ?? '').trim())
    .filter((words) => japanese.test(words))

const isUndoing = (words: string) => /取り消|取消|取り下げ|キャンセル|中止|撤回|やめ/.test(words)
const isLeaving = (words: string) => /^(?:キャンセル|中止|やめる|取り消す)/.test(words)
/** The act of the two labels: what comes after the last particle. */
const verbOf = (label: string) => label.split(/[をにへ]/).at(-1) ?? label

/** True when a person in a hurry could take one button for the other. */
export function areConfusable(act: string, leave: string, title = '') {
  if (isLeaving(leave) && (isUndoing(act) || isUndoing(title))) return true
  const [one, other] = [verbOf(act), verbOf(leave)]
  return one === other || (one.slice(0, 1) === '戻' && other.slice(0, 1) === '戻')
}

/** A page's verbs in a table, for dialogs whose verb is no text of the tag. */
const verbsOfTables = (text: string) => [...text.matchAll(/\bverb: '([^']+)'/g)].map(([, verb]) => verb ?? '')

/** Every dialog of the product with two buttons, by its place. */
export function dialogsOf({ path, text }: SourceFile) {
  return [...text.matchAll(dialogTag)].map(({ index, 1: part = '' }) => {
    const tag = openingTag(text, index)
    const verbs = ['verb', 'ok', 'danger'].map((name) => attribute(tag, name) ?? '')
    const written = verbs.flatMap(wordsIn)
    const isFromTable = verbs.some((verb) => /^\{?verb\}?$/.test(verb))
    const leave = attribute(tag, 'cancel')
    return {
      place: `${path}:${text.slice(0, index).split('\n').length}`,
      part,
      titles: wordsIn(attribute(tag, 'title') ?? ''),
      acts: isFromTable ? verbsOfTables(text) : written,
      leaves: leave === null ? [usualLeave] : wordsIn(leave),
    }
  })
}

export const checkDialogWords = (files: SourceFile[]): Complaint[] =>
  files
    .filter(({ path }) => path.startsWith('src/web/') && path.endsWith('.tsx'))
    .flatMap(dialogsOf)
    .flatMap(({ place, titles, acts, leaves }) =>
      acts.flatMap((act) =>
        leaves
          .filter((leave) => areConfusable(act, leave, titles.join()))
          .map((leave) => `${place}: ［${act}］ beside ［${leave}］`),
      ),
    )
