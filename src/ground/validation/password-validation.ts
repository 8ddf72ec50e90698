import { accountLimits } from '../limits/account.ts'
import type { FieldError } from '../refusal.ts'
import { lettersOf } from '../text-length.ts'
import { validationText } from './validation.ts'

const { label, min, max } = accountLimits.password

// The texts of §5 about passwords.
export const passwordText = {
  password: 'パスワードの形式が異なっています',
  passwordCommon: 'よく使われるパスワードは登録できません。別のパスワードを入力してください',
  passwordAlone: (least: number, now: number) =>
    `管理者のパスワードは${least}文字以上で入力するか、先に2段階認証を設定してください（現在${now}文字）`,
  passwordPersonal:
    'メールアドレスや氏名、サービス名をもとにしたパスワードは登録できません。別のパスワードを入力してください',
}

type AboutPassword = {
  /** Personal words a password must not be made of: mail address and names. */
  email?: string
  names?: readonly string[]
  /** The password alone opens an account that decides over others, without a second factor. */
  isAlone?: boolean
}

/** Characters of such a password (NIST SP 800-63B-4). */
export const minAlone = 15

// The beginnings of leaked passwords, without the digits behind them. A password has at least twelve characters, so
// most weak ones are a short word made long.
const commonWords = [
  'password',
  'passw0rd',
  'passcode',
  'pass',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertyuiopasdfghjkl',
  'qazwsx',
  'qazwsxedc',
  'qazwsxedcrfv',
  '1qaz2wsx',
  '1qaz2wsx3edc',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  'q1w2e3r4',
  'q1w2e3r4t5y6',
  'zaq12wsx',
  'zaq12wsxcde3',
  'admin',
  'administrator',
  'root',
  'user',
  'guest',
  'test',
  'login',
  'welcome',
  'letmein',
  'iloveyou',
  'aishiteru',
  'sunshine',
  'princess',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'superman',
  'pokemon',
  'pikachu',
  'doraemon',
  'sakura',
  'himawari',
  'arashi',
  'tokyo',
  'osaka',
  'japan',
  'nippon',
  'changeme',
  'secret',
  'unknown',
  'master',
  'computer',
  'internet',
  'samsung',
  'google',
  'whatever',
  'trustno',
  'starwars',
  'correcthorsebatterystaple',
  'shukatsu',
  'syukatsu',
  'パスワード',
  'ぱすわーど',
]
const productWords = ['yoake', 'ヨアケ', 'よあけ', '夜明け']
const rows = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Characters a password needs beside a guessable word. */
const ownLength = 8

const letters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }
const unmask = (text: string) => text.replace(/[013457@$]/gu, (sign) => letters[sign] ?? sign)

const withoutTail = (text: string) => text.replace(/^[\d\p{P}\p{S}]+|[\d\p{P}\p{S}]+$/gu, '')

/** The shortest piece that repeats in the text: 'abcabc' repeats 'abc'. */
function pieceOf(text: string) {
  for (let size = 1; size <= text.length / 2; size += 1) {
    const piece = text.slice(0, size)
    if (piece.repeat(Math.ceil(text.length / size)).startsWith(text)) return piece
  }
  return text
}

const isRow = (text: string) => text.length >= 4 && rows.some((row) => row.repeat(3).includes(text))

function isCommon(password: string) {
  const text = password.normalize('NFKC').toLowerCase()
  const piece = pieceOf(text)
  if (piece.length <= 4 || isRow(text) || isRow(piece)) return true
  return [piece, withoutTail(piece)].some((core) => {
    const plain = pieceOf(core)
    return [plain, unmask(plain)].some((word) => commonWords.includes(word) || (word !== '' && isRow(word)))
  })
}

/** True when a password without the word leaves fewer than `ownLength` characters. */
function isMadeOf(password: string, word: string) {
  const [text, foldedWord] = [password.normalize('NFKC').toLowerCase(), word.trim().normalize('NFKC').toLowerCase()]
  const isLongEnough = lettersOf(foldedWord) >= (/^[\x20-\x7e]*$/u.test(foldedWord) ? 4 : 2)
  return isLongEnough && text.includes(foldedWord) && lettersOf(text.replaceAll(foldedWord, '')) < ownLength
}

/** 12 to 64 characters of any kind, alone 15; refuses only passwords that attackers try first. */
export function checkPassword(
  path: string,
  password: string,
  { email = '', names = [], isAlone = false }: AboutPassword = {},
) {
  const refuse = (message: string): FieldError => ({ path, message })
  const length = lettersOf(password)
  if (length === 0) return refuse(validationText.empty(label))
  if (/\p{Cc}/u.test(password)) return refuse(passwordText.password)
  if (length < min) return refuse(validationText.tooShort(min, length))
  if (isAlone && length < minAlone) return refuse(passwordText.passwordAlone(minAlone, length))
  if (length > max) return refuse(validationText.tooLong(max, length))
  const [mailName = '', mailDomain = ''] = email.split('@')
  const personal = [email, mailName, mailDomain.split('.')[0] ?? '', ...names, names.join(''), ...productWords]
  if (personal.some((word) => isMadeOf(password, word))) return refuse(passwordText.passwordPersonal)
  return isCommon(password) ? refuse(passwordText.passwordCommon) : null
}
