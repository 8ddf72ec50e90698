import { describe, expect, test } from 'vitest'
import { lettersOf } from '#ground/text-length.ts'
import { checkSending, isQuoted, scoutLimit, passageAround, type Sending, type Quotation } from './rules.ts'

const sending = (fields: Partial<Sending> = {}): Sending => ({
  subject: '検査装置の開発について',
  message: 'あ'.repeat(100),
  invitations: [{ candidateId: 'a', reason: '理'.repeat(40), quotations: [] }],
  ...fields,
})
const pathsOf = (draft: Sending) => checkSending(draft).flatMap((field) => field?.path ?? [])
const reasonOf = (reason: string, quotations: Quotation[] = []) =>
  sending({ invitations: [{ candidateId: 'a', reason, quotations }] })

describe('§5 what a scout may say', () => {
  test('a complete sending has nothing wrong', () => expect(pathsOf(sending())).toEqual([]))

  test.each([
    ['subject', sending({ subject: '' })],
    ['subject', sending({ subject: '件'.repeat(61) })],
    ['message', sending({ message: 'あ'.repeat(99) })],
    ['message', sending({ message: 'あ'.repeat(1001) })],
    ['invitations.0.reason', reasonOf('理'.repeat(39))],
    ['invitations.0.reason', reasonOf('理'.repeat(301))],
    ['invitations', sending({ invitations: [] })],
    [
      'invitations.0.quotations',
      reasonOf(
        '理'.repeat(40),
        Array.from({ length: 6 }, () => ({ field: 'TAGLINE', text: '理' })),
      ),
    ],
  ])('%s is refused outside its limits', (path, draft) => expect(pathsOf(draft)).toContain(path))

  test('characters are counted as people count them', () => expect(pathsOf(reasonOf('𠮷'.repeat(40)))).toEqual([]))

  test.each(['内定確約', '他社を辞退', '家族構成', '本籍', '信仰', '支持政党'])(
    '%s is named in the refusal',
    (word) => {
      const [field] = checkSending(sending({ message: `${'あ'.repeat(100)}${word}` })).filter(
        (mistake) => mistake !== null,
      )
      expect(field).toMatchObject({ path: 'message', message: expect.stringContaining(word) })
    },
  )

  test('a shortened URL is named, an ordinary one is not', () => {
    const say = (url: string) =>
      checkSending(sending({ message: `${'あ'.repeat(100)} ${url} ` })).filter((mistake) => mistake !== null)
    expect(say('https://bit.ly/3abc')[0]?.message).toContain('bit.ly')
    expect(say('ｂｉｔ．ｌｙ／3abc')[0]?.message).toContain('bit.ly')
    expect(say('https://habit.ly/about https://t.company.example/')).toEqual([])
  })

  test('nothing is inserted into a scout: a placeholder is named', () => {
    const say = (text: string) =>
      checkSending(sending({ message: `${'あ'.repeat(100)}${text}` })).flatMap((mistake) => mistake?.message ?? [])
    expect(say('{{学校名}}の皆さまへ')).toEqual([expect.stringContaining('「{{学校名}}」')])
    expect(say('｛｛氏名｝｝さん')).toEqual(['氏名は承認前に利用できません'])
    expect(say('{学校名}')).toEqual([expect.stringContaining('「{学校名}」')])
  })

  test("a student's own words may be quoted whatever they are about", () => {
    const text = '地域の信仰を調べた卒業研究'
    expect(pathsOf(reasonOf(`${text}を読みました。${'理'.repeat(40)}`, [{ field: 'TAGLINE', text }]))).toEqual([])
    expect(pathsOf(reasonOf(`${text}を読みました。${'理'.repeat(40)}`))).toEqual(['invitations.0.reason'])
  })
})

describe('quotations', () => {
  const profile = '電池の研究をしました。値のばらつきが半年続きました。手順書を書きました。最後に共有しました。'

  test('are found word for word in the profile and in the reason', () => {
    const quotation = { field: 'SELF_INTRODUCTION' as const, text: '値のばらつきが半年続きました。' }
    expect(isQuoted(quotation, profile, `「${quotation.text}」を読みました`)).toBe(true)
    expect(isQuoted(quotation, profile, '値のばらつきを読みました')).toBe(false)
    const inBrackets = { ...quotation, text: '「なぜ」と思い' }
    expect(isQuoted(inBrackets, '私は「なぜ」と思い、調べた。', '「『なぜ』と思い」を読みました')).toBe(true)
    expect(isQuoted(inBrackets, '私は『なぜ』と思い、調べた。', '「『なぜ』と思い」を読みました')).toBe(false)
    expect(isQuoted(quotation, '別の文です。', quotation.text)).toBe(false)
    expect(isQuoted({ field: 'TAGLINE', text: '' }, profile, profile)).toBe(false)
  })

  test('keep the sentence with its neighbours', () => {
    expect(passageAround(profile, '半年続きました')).toBe(
      '電池の研究をしました。値のばらつきが半年続きました。手順書を書きました。',
    )
    expect(passageAround(profile, '電池の研究')).toBe('電池の研究をしました。値のばらつきが半年続きました。')
    expect(passageAround(profile, '最後に共有しました。')).toBe('手順書を書きました。最後に共有しました。')
  })

  test('a passage is at most 200 characters unless the quotation itself is longer', () => {
    const long = `${'前'.repeat(120)}。${'中'.repeat(60)}。${'後'.repeat(120)}。`
    expect(lettersOf(passageAround(long, '中'.repeat(60)))).toBeLessThanOrEqual(200)
    expect(passageAround(`${'長'.repeat(250)}。`, '長'.repeat(220))).toBe('長'.repeat(220))
  })
})

test('a trial sends 20 scouts a month at most', () => {
  expect(scoutLimit({ status: 'TRIAL', scoutLimitPerMonth: 100 })).toBe(20)
  expect(scoutLimit({ status: 'ACTIVE', scoutLimitPerMonth: 100 })).toBe(100)
})
