import { expect, test } from 'vitest'
import { aMessage } from '#test/factories/scout-invitation.ts'
import { checkTemplate, foldTemplate, isSentFrom, resultOf } from './rules.ts'

const template = { title: '会社紹介', subject: '検査装置の開発について', message: aMessage }

test.each([
  [{}, []],
  [{ title: '', subject: ' ', message: '短い' }, ['title', 'subject', 'message']],
  [{ title: 'あ'.repeat(31), subject: 'あ'.repeat(61), message: 'あ'.repeat(1001) }, ['title', 'subject', 'message']],
  [{ subject: '{氏名}様へ' }, ['subject']],
  [{ message: `{{学校名}}の皆さんへ。${aMessage}` }, ['message']],
  [{ message: `［お名前］様へ。${aMessage}` }, ['message']],
  [{ message: `%氏名%様。${aMessage}` }, ['message']],
  [{ message: `｛名前｝さん。${aMessage}` }, ['message']],
  [{ message: `内定確約です。${aMessage}` }, ['message']],
  [{ message: `【会社紹介】[資料]は<こちら>です。${aMessage}` }, []],
])('§4 %j', (change, paths) => {
  const mistakes = checkTemplate(foldTemplate({ ...template, ...change })).filter((mistake) => mistake !== null)
  expect(mistakes.map(({ path }) => path)).toEqual(paths)
})

test('a name cannot be inserted, and the sentence says so', () => {
  const [mistake] = checkTemplate({ ...template, message: `{氏名}様。${aMessage}` }).filter((one) => one !== null)
  expect(mistake?.message).toBe('氏名は承認前に利用できません')
})

test.each([
  ['as it stands', aMessage, true],
  ['with other spaces', aMessage.replaceAll('。', '。\n'), true],
  ['with a greeting of its own', aMessage.replace('はじめまして。', 'こんにちは。'), true],
  ['with half of it written anew', `${aMessage.slice(0, 60)}${'別のお話をしたくて書いています。'.repeat(5)}`, false],
  ['written anew', '開発の現場を見学できる日を用意しました。'.repeat(6), false],
])('a message %s', (_, message, isSent) => expect(isSentFrom(message, aMessage)).toBe(isSent))

test('§9 figures of fewer than thirty scouts are not given', () => {
  const counts = { accepted: 6, medianDays: 2.5, readRate: 70 }
  expect(resultOf({ ...counts, sent: 29 })).toEqual({
    sent: 29,
    accepted: 6,
    medianDays: null,
    readRate: null,
    acceptedRate: null,
  })
  expect(resultOf({ ...counts, sent: 30 })).toEqual({ ...counts, sent: 30, acceptedRate: 20 })
})
