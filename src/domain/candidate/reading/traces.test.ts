import { globSync, readFileSync } from 'node:fs'
import { execute, getNamedType, isCompositeType, isObjectType, isRequiredArgument, parse } from 'graphql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { schema } from '#door/schema.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { askWithoutLimits } from '#test/no-limits.ts'
import { aCrowd, type Crowd, type Knowing, type Student } from '#test/visibility/crowd.ts'
import { everyQuestion } from '#test/visibility/every-question.ts'
import { forEachText, profileTexts } from '../profile/text/rules.ts'

askWithoutLimits()

// A card quotes the beginning of a text, so that the end of a text proves a whole profile.
const text = (end: string) => `${'半年かけて測定値のばらつきを調べました。'.repeat(14)}${end}を突き止めました。`
const texts = forEachText(profileTexts, (name) => text(`跡の${name}`))
const names = { familyName: '跡見', givenName: '残之介', familyNameKana: 'アトミ', givenNameKana: 'ノコノスケ' }

const app = ownApp()
let crowd: Crowd
let company: Knowing
let student: Student
beforeAll(async () => {
  crowd = await aCrowd(app.db, 1)
  company = crowd.companies[0] as Knowing
  for (const { id, mark } of crowd.students) {
    const phoneNumber = `+8190${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    await app.db.updateTable('candidate').set(texts).where('id', '=', id).execute()
    await app.db
      .updateTable('candidateAccount')
      .set({ ...names, phoneNumber, email: `${mark.toLowerCase()}@trace.example` })
      .where('candidateId', '=', id)
      .execute()
  }
  student = crowd.students.find(({ role }) => role === 'interviewed') as Student
})
beforeEach(() => app.db.deleteFrom('audit').execute())

const contactIn = (answer: string) =>
  [...Object.values(names), '@trace.example', '+8190'].some((mark) => answer.includes(mark)) ||
  // Not the end of a group in an id.
  /(?<![\da-f])090-/.test(answer)
const profileIn = (answer: string) => answer.includes('を突き止めました') || answer.includes('"achieved":1')

/** The answer to a question, and the audit rows of that question. */
async function answerTo(question: string) {
  await app.db.deleteFrom('audit').execute()
  const contextValue = app.door.contextOf(company.viewer)
  const { data } = await execute({ schema, document: parse(question), contextValue })
  const rows = await app.db.selectFrom('audit').select(['action', 'actorId', 'candidateId']).execute()
  return { answer: JSON.stringify(data), rows }
}

const kinds = ['AcceptedSearchCandidate', 'HiredSearchCandidate', 'AnonymousSearchCandidate']

/** Each field of a student with its selection, two levels deep. */
function* fieldsOfCandidates() {
  for (const kind of kinds) {
    const type = schema.getType(kind)
    if (!isObjectType(type)) throw new Error(kind)
    for (const field of Object.values(type.getFields()))
      yield { kind, name: field.name, selection: below(field.type, 2) }
  }
}

function below(wrappedType: Parameters<typeof getNamedType>[0], depth: number): string {
  const type = getNamedType(wrappedType)
  if (!type || !isCompositeType(type)) return ''
  if (!isObjectType(type) || depth === 0) return '{ __typename }'
  const inside = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  return `{ ${inside.map((field) => `${field.name} ${below(field.type, depth - 1)}`).join(' ')} }`
}

describe('§6 what leaves of a student leaves a row first', () => {
  test(
    'each field of a student, asked for in a list: the texts and the contact have a trace, a card has none',
    { timeout: 60_000 },
    async () => {
      const traced: string[] = []
      for (const { kind, name, selection } of fieldsOfCandidates()) {
        const { answer, rows } = await answerTo(
          `{ searchCandidatesByJob(jobId: "${company.interviewJob.id}", scoutInvitationStatus: ACCEPTED) {
          edges { node { ... on ${kind} { ${name} ${selection} } } } } }`,
        )
        const actions = new Set(rows.map(({ action }) => action))
        expect(actions.has('readContact'), `${kind}.${name}`).toBe(contactIn(answer))
        if (profileIn(answer)) expect(actions, `${kind}.${name}`).toContain('searchCandidate')
        if (actions.size > 0) {
          traced.push(name)
          expect(
            rows.every(({ actorId, candidateId }) => actorId === company.user.id && candidateId === student.id),
          ).toBe(true)
        }
      }
      expect(new Set(traced)).toEqual(
        new Set([
          'familyName',
          'givenName',
          'familyNameKana',
          'givenNameKana',
          'email',
          'phoneNumber',
          ...Object.keys(texts),
          'quotablePassages',
          'skills',
          'assessmentProfile',
        ]),
      )
    },
  )

  test('every question that shows a contact or a profile', { timeout: 60_000 }, async () => {
    const { interviewJob, event, interview, eventDate, interviewDate } = company
    const questions = everyQuestion(schema, {
      isPlain: true,
      ids: [student.id, interviewJob.id, event.id, interview.id, eventDate.id, interviewDate.id],
      places: {
        startDate: JSON.stringify(addDays(tokyoToday(), -5)),
        endDate: JSON.stringify(addDays(tokyoToday(), 20)),
        numberOfScoutInvitations: '10',
        jobId: JSON.stringify(interviewJob.id),
      },
    })
    const fields = { contact: new Set<string>(), profile: new Set<string>() }
    for (const question of questions) {
      const { answer, rows } = await answerTo(question)
      const actions = rows.map(({ action }) => action)
      const field = /\w+/.exec(question)?.[0] ?? ''
      if (contactIn(answer)) {
        fields.contact.add(field)
        expect(actions, question.slice(0, 200)).toContain(field === 'csvSearchCandidate' ? field : 'readContact')
      }
      if (!profileIn(answer)) continue
      fields.profile.add(field)
      expect(actions, question.slice(0, 200)).toContain('searchCandidate')
    }
    const lists = ['schedulingDate', 'schedulingDates', 'searchCandidate', 'searchCandidates', 'searchCandidatesByJob']
    expect([...fields.profile]).toEqual(expect.arrayContaining(lists))
    expect([...fields.contact]).toEqual(expect.arrayContaining([...lists, 'csvSearchCandidate']))
  })

  test('a change that answers with a student', async () => {
    const { rows } = await answerTo(
      `mutation { attachSearchCandidateLabel(candidateId: "${student.id}", labelId: "${company.label.id}") {
        selfIntroduction ... on DisclosedSearchCandidate { email familyName } } }`,
    )
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['readContact', 'searchCandidate'])
  })
})

test('§6 whoever reads contacts is the loader that leaves the trace, or the export that left its own', () => {
  const readers = globSync('src/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('findContacts('))
  expect(readers.filter((file) => !file.endsWith('.test.ts')).toSorted()).toEqual([
    'src/domain/candidate-search/csv/queries.ts',
    'src/domain/scout-invitation/sent/kind/commands.ts',
    'src/domain/scout-invitation/sent/queries.ts',
  ])
})
