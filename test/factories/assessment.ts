import { loadItems } from '#domain/assessment/item/commands.ts'
import { difficulties, type SectionId } from '#domain/assessment/item/rules.ts'
import type { BankItem } from '#domain/assessment/item-bank/item.ts'
import { personalityPairs } from '#domain/assessment/personality/pairs.ts'
import { intellectualSections } from '#domain/assessment/rules.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { Db } from '#platform/database/db.ts'
import type { TestApp } from '../client.ts'

const perDifficulty = 8
const keys = [0, 1, 2, 3, 4] as const

/** Items whose right option says so: two facets and eight items of each difficulty, and one item of practice. */
const testItems = (section: SectionId): BankItem[] =>
  difficulties.flatMap((difficulty, at) =>
    Array.from({ length: perDifficulty }, (_, of) => anItem(section, at * perDifficulty + of, difficulty)),
  )

function anItem(section: SectionId, number: number, difficulty: BankItem['difficulty']): BankItem {
  const key = keys[number % 5] ?? 0
  const text = (at: number) => ({ text: at === key ? '正しい選択肢' : `誤りの選択肢${at}` })
  return {
    id: `TEST-${section}-${String(number).padStart(3, '0')}`,
    section,
    facet: number % 2 === 0 ? 'even' : 'odd',
    difficulty,
    stem: `試験の問題 ${section} ${number}`,
    options: [text(0), text(1), text(2), text(3), text(4)],
    key,
    rationales: ['理由0', '理由1', '理由2', '理由3', '理由4'],
    author: '試験',
    reviewer: '試験',
    writtenOn: '2026-11-22',
  }
}

/** Items of the tests' own in place of the bank. */
export async function aBank(db: Db) {
  await db.deleteFrom('assessmentItem').where('kind', '=', 'INTELLECTUAL').execute()
  const practice: BankItem = { ...anItem('NUM', 999, 'EASY'), id: 'P-TEST-01', isPractice: true }
  const items = [...intellectualSections.flatMap(({ id }) => testItems(id)), practice]
  await db.transaction().execute((tx) => loadItems(tx, items, personalityPairs))
}

export const attemptFields = `id state isThisDevice continueBy lastSequence isExtended serverNow
  sections { id state itemCount limitSeconds startedAt deadlineAt extensionSeconds
    answers { position isAnswered chosenOption isFlagged sequence } }`

const start = `mutation ($kind: AssessmentKind!, $version: String!, $timeFactor: AssessmentTimeFactor!, $name: String!) {
  attempt: startAssessment(kind: $kind, consentVersion: $version, honestyName: $name, timeFactor: $timeFactor,
    usesScreenReader: false, hasLargerFigures: false) { ${attemptFields} } }`

/** One device of a student: acts as the page does, each with the sitting as its answer. */
export function aDevice(app: TestApp, viewer: Viewer | null, session = 'device-one') {
  const ask = (query: string, variables: Record<string, unknown> = {}, idempotencyKey?: string) =>
    app.as(viewer).ask(query, variables, {
      studentSession: sha256(session).toString('base64url'),
      ...(idempotencyKey && { idempotencyKey }),
    })
  const ofAttempt = (field: string) => (attemptId: string) =>
    ask(`mutation ($id: ID!) { attempt: ${field}(attemptId: $id) { ${attemptFields} } }`, { id: attemptId })
  const ofSection = (field: string) => (attemptId: string, section: string) =>
    ask(
      `mutation ($id: ID!, $section: AssessmentSectionId!) {
        attempt: ${field}(attemptId: $id, section: $section) { ${attemptFields} } }`,
      { id: attemptId, section },
    )
  return {
    ask,
    start: (given: { kind?: string; version?: string; timeFactor?: string; name?: string } = {}) =>
      ask(start, {
        kind: 'INTELLECTUAL',
        version: consentTexts.assessment.version,
        timeFactor: 'ONE',
        name: '夜明 花',
        ...given,
      }),
    takeOver: ofAttempt('takeOverAssessment'),
    beat: ofAttempt('beatAssessment'),
    startSection: ofSection('startAssessmentSection'),
    endSection: ofSection('endAssessmentSection'),
    answer: (attemptId: string, answer: Partial<TestAnswer> & { section?: string }, idempotencyKey?: string) =>
      ask(
        `mutation ($attemptId: ID!, $section: AssessmentSectionId!, $position: Int!, $option: Int, $isFlagged: Boolean!,
          $sequence: Int!, $answeredAt: DateTime!, $milliseconds: Int!, $sinceShown: Int) {
          attempt: answerAssessmentItem(attemptId: $attemptId, section: $section, position: $position, option: $option,
            isFlagged: $isFlagged, sequence: $sequence, answeredAt: $answeredAt, milliseconds: $milliseconds,
            sinceShown: $sinceShown) {
            ${attemptFields} } }`,
        { attemptId, section: 'LANG', ...anAnswer(answer) },
        idempotencyKey,
      ),
    answers: (
      attemptId: string,
      {
        answers,
        sentAt = new Date(),
        section = 'LANG',
      }: { answers: Partial<TestAnswer>[]; sentAt?: Date; section?: string },
    ) =>
      ask(
        `mutation ($id: ID!, $section: AssessmentSectionId!, $sentAt: DateTime!, $answers: [AssessmentAnswerInput!]!) {
          attempt: answerAssessmentItems(attemptId: $id, section: $section, sentAt: $sentAt, answers: $answers) {
            ${attemptFields} } }`,
        { id: attemptId, section, sentAt: sentAt.toISOString(), answers: answers.map(anAnswer) },
      ),
  }
}
export type Device = ReturnType<typeof aDevice>

type TestAnswer = {
  section?: string
  position: number
  option: number | null
  isFlagged: boolean
  sequence: number
  answeredAt: string
  milliseconds: number
  sinceShown?: number
}
const anAnswer = (given: Partial<TestAnswer>): TestAnswer => ({
  position: 1,
  option: 0,
  isFlagged: false,
  sequence: 1,
  answeredAt: new Date().toISOString(),
  milliseconds: 20_000,
  ...given,
})
