import { expect } from 'vitest'
import type { TestApp } from '../client.ts'
import type { Crowd, Knowing, Role } from './crowd.ts'

export type Asking = { app: TestApp; crowd: Crowd; company: Knowing }
/** The answer to a company: the text in which students are recognised, and their number when the answer has one. */
export type Answer = { text: string; count?: number | undefined }

export type Path = {
  /** The fields this goes through, as "Type.field". */
  through: string[]
  what: string
  shows: readonly Role[]
  /** Students still shown after hiding: none in a search, invited ones elsewhere. */
  keeps: readonly Role[]
  /** Only a number is told. */
  isNumber?: true
  ask: (asking: Asking) => Promise<Answer>
}

/** Asks as a user of the company. */
async function answerTo({ app, company }: Asking, document: string, variables: Record<string, unknown>) {
  const { data, errors } = await app.as(company.viewer).ask(document, variables)
  return { data, codes: errors.map(({ code }) => code) }
}

/** One question that is never refused: a list without those who left is still a list. */
export const asked =
  (
    document: string,
    variables: (asking: Asking) => Record<string, unknown>,
    count?: (data: never) => number,
  ): Path['ask'] =>
  async (asking) => {
    const { data, codes } = await answerTo(asking, document, variables(asking))
    expect(codes, document).toEqual([])
    return { text: JSON.stringify(data), count: count?.(data as never) }
  }

/**
 * Asks the same question for each student by id. A student who is not visible is not found, or gone, in one word for who
 * left and who blocks, where a scout of the company had reached the student.
 */
export const askedOfEach =
  (
    document: string,
    variables: (asking: Asking) => Record<string, unknown> = () => ({}),
    idsOf: (asking: Asking) => string[] = ({ crowd }) => crowd.ids,
  ): Path['ask'] =>
  async (asking) => {
    const ids = idsOf(asking)
    const answers = await Promise.all(ids.map((id) => answerTo(asking, document, { ...variables(asking), id })))
    for (const { codes } of answers) expect([[], ['not_found'], ['student_gone']], document).toContainEqual(codes)
    return { text: JSON.stringify(answers.map(({ data }) => data)) }
  }
