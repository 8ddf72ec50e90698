import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf } from '#test/acts/document.ts'
import { acts } from '#test/acts/every.ts'
import { aWorld } from '#test/acts/world.ts'
import { testApp, type TestApp } from '#test/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The argument by which a mutation is told what its caller has read. */
const comparedBy = ['revision', 'version', 'lastReadUpdatedAt'] as const

const own = 'It is the caller’s own account, which no colleague edits.'
const oneValue = 'It replaces one value as a whole, the present one is shown beside it, and each change is in the log.'
const needNone: Record<string, string> = {
  renameAdminPasskey: own,
  renameStaffPasskey: own,
  updateAdminPassword: own,
  updateStaffPassword: own,
  updateCompanyUserPicture: own,
  updateCompanyUserProfile: own,
  updateReasonFiguresShown: own,
  updateScoutNotificationDefaults: own,
  updateScoutNotificationSettings: own,
  updateSavedFilterAlert: own,
  renameSavedFilter: oneValue,
  updateSavedFilter: oneValue,
  updateSearchCandidateLabel: oneValue,
  updateAdminAccountRole: oneValue,
  updateThreadInCharge: oneValue,
  updateAdminFactorRule: oneValue,
  updateBookingAttendance: oneValue,
  updateScoutPromises: oneValue,
  updateBookingClosing: oneValue,
  updateFairMode: oneValue,
  updateFairModeUser: oneValue,
  updateFairJob: oneValue,
  updateCompanyUserRole: oneValue,
  updateContractPlan: oneValue,
  updateJobDescriptionIsArchived: oneValue,
  updateScoutTemplateIsArchived: oneValue,
  updateParentCorporateNumber: oneValue,
  updateSingleSignOnMode: oneValue,
  toggleSchedulingDateCapacityFull: oneValue,
  updateWebhookState: oneValue,
  updateSavedFilterLastOpenedAt: 'It only says when.',
  updateSearchCandidateLastSeenAt: 'It only says when.',
  updateSingleSignOnProvider: 'Every ADMIN is told by mail, and another provider is off until it was tested.',
  reorderEncourageEvents: 'It names every event, and is refused when one was added or deleted since.',
}

const writes = /^(?:update|rename|reorder|toggle)/
/** The arguments of each mutation that changes what is there, by its name; those of students are their own. */
const changesOf = (file: string, isShared: (name: string) => boolean) =>
  Object.values(buildSchema(readFileSync(file, 'utf8')).getMutationType()?.getFields() ?? {})
    .filter(({ name }) => writes.test(name) && isShared(name))
    .map(({ name, args }) => {
      const compared = args.find((arg) => comparedBy.some((word) => word === arg.name))
      return { name, by: compared?.name, type: String(compared?.type) }
    })
const ofCompany = changesOf('schema.graphql', (name) => acts[name]?.by === 'company')
const ofOperator = changesOf('schema.admin.graphql', () => true)

test('what several people edit names what its caller has read, or says why it need not', () => {
  const all = [...ofCompany, ...ofOperator]
  const silent = all.filter(({ name, by }) => by === undefined && !(name in needNone))
  expect(silent.map(({ name }) => name)).toEqual([])
  const superfluous = Object.keys(needNone).filter((name) => all.find((one) => one.name === name)?.by !== undefined)
  expect(superfluous).toEqual([])
  expect(Object.keys(needNone).filter((name) => !all.some((one) => one.name === name))).toEqual([])
})

const changed = [
  'job_changed_meanwhile',
  'scheduling_changed_meanwhile',
  'changed_meanwhile',
  'company_section_edited',
  'memo_conflict',
]

/** The argument as an older page has read it; a version is the one before the save of the first call already. */
function older(by: string, type: string) {
  if (by === 'version') return {}
  return { [by]: type.startsWith('Int') ? -1 : type === 'DateTime' ? '2020-01-01T00:00:00Z' : 'older' }
}

/** The second call where the first one again would change nothing. */
const another: Record<string, object> = { updateJobDescriptionStatus: { status: 'PUBLISHED' } }

describe('a page that was drawn before a colleague’s save replaces nothing', () => {
  test.each(ofCompany.flatMap(({ name, by, type }) => (by ? [[name, by, type] as const] : [])))(
    '%s',
    async (name, by, type) => {
      const world = await aWorld(app.db)
      const variables = (await acts[name]?.make(world)) ?? {}
      const ask = (input: Record<string, unknown>) => app.as(world.viewer).ask(documentOf(name, input), input)
      expect((await ask(variables)).errors).toEqual([])
      const again = await ask({ ...variables, ...older(by, type), ...another[name] })
      expect(changed).toContain(again.errors[0]?.code)
    },
  )
})
