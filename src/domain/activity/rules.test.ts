import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionsIn, recordersIn, sharedRecorders } from '#test/audit-actions.ts'
import { toldActions } from './rules.ts'
import { untoldActions } from './rules/untold.ts'

// These nouns write rows of students, operators or guests without a company.
const elsewhere = /^src\/domain\/(?:candidate-account|admin-account|encourage-event|inquiry|audit)\//
const files = globSync('src/domain/**/*.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const shared = sharedRecorders(files.map(({ text }) => text))
const sources = files.filter(({ path, text }) => !elsewhere.test(path) && text.includes('companyId'))

test('every act that a company’s audit holds has a sentence, or a reason for having none', () => {
  const missing = sources.flatMap(({ path, text }) =>
    actionsIn(text, shared)
      .filter((action) => !Object.hasOwn(toldActions, action) && !Object.hasOwn(untoldActions, action))
      .map((action) => `${path}: ${action}`),
  )
  expect(missing).toEqual([])
})

test('every sentence is of an act that something writes', () => {
  const written = files
    .filter(({ path }) => !path.startsWith('src/domain/activity/rules') && !path.endsWith('graphql.ts'))
    .map(({ text }) => text)
    .join('\n')
  expect(Object.keys(toldActions).filter((action) => !new RegExp(`\\b${action}\\b`).test(written))).toEqual([])
})

test('the walk sees acts, however they are written', () => {
  expect(actionsIn("await recordAudit(tx, company, [{ action: 'inviteCompanyUser', subject }])")).toEqual([
    'inviteCompanyUser',
  ])
  const own = 'const record = (tx: Tx, company: CompanyViewer, action: string, id: string) =>\n  recordAudit(tx)\n'
  expect(actionsIn(`${own}await record(tx, company, 'createWebhook', id)`)).toEqual(['createWebhook'])
  expect(
    actionsIn(`${own}await record(\n    tx,\n    company,\n    'blockCompany',\n    gone.map((one) => one.id),\n  )`),
  ).toEqual(['blockCompany'])
  expect(actionsIn(`${own}await record(tx, by, isRight ? 'confirmResult' : 'leaveCheck', id)`)).toEqual([
    'confirmResult',
    'leaveCheck',
  ])
  const helper =
    'export async function saveSection(tx: Tx, candidate: CandidateViewer, action: string, section: Section) {}'
  const saving = "import { saveSection } from '../commands.ts'\nawait saveSection(tx, candidate, 'updateBasics', {})"
  expect(recordersIn(helper)).toEqual(new Map([['saveSection', 2]]))
  expect(actionsIn(saving, sharedRecorders([helper]))).toEqual(['updateBasics'])
  expect(
    actionsIn("const action = type === 'EVENT' ? 'createSchedulingEvent' : 'createSchedulingInterview'"),
  ).toContain('createSchedulingInterview')
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.flatMap(({ text }) => actionsIn(text)).length).toBeGreaterThan(50)
})

test('no sentence tells of a block, or of an answer that can be taken back', () => {
  for (const action of ['endScoutsOfBlocked', 'declineScoutInvitation', 'undoDecline'])
    expect(Object.hasOwn(toldActions, action)).toBe(false)
})
