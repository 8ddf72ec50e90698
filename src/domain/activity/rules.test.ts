import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionsIn } from '#test/audit-actions.ts'
import { toldActions, untoldActions } from './rules.ts'

// These nouns write rows of students, operators or guests without a company.
const elsewhere = /^src\/domain\/(?:candidate-account|admin-account|encourage-event|inquiry|audit)\//
const sources = globSync('src/domain/**/*.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.test.ts') && !elsewhere.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => text.includes('recordAudit') && /companyId/.test(text))

test('every act that a company’s audit holds has a sentence, or a reason for having none', () => {
  const missing = sources.flatMap(({ path, text }) =>
    actionsIn(text)
      .filter((action) => !Object.hasOwn(toldActions, action) && !Object.hasOwn(untoldActions, action))
      .map((action) => `${path}: ${action}`),
  )
  expect(missing).toEqual([])
})

test('the walk sees acts, however they are written', () => {
  expect(actionsIn("await recordAudit(tx, company, [{ action: 'inviteCompanyUser', subject }])")).toEqual([
    'inviteCompanyUser',
  ])
  expect(actionsIn("await record(tx, company, 'createWebhook', id)")).toEqual(['createWebhook'])
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
