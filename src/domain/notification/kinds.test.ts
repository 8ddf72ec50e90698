import { globSync } from 'node:fs'
import { parseCrontab } from 'graphile-worker'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { crontab, jobs } from './jobs.ts'
import type { companyKind, kind, Kind } from './kind.ts'
import { allKinds, kindOf, kinds } from './kinds.ts'
import { occasions, type Occasion } from './occasions.ts'
import { topics } from './rules.ts'

const numbered = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${String(from + at).padStart(2, '0')}`)

const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('§1.16 the table of kinds', () => {
  test('holds every code of domain-data that is sent, once', () => {
    const codes = [
      ...numbered('C', 1, 21),
      // Not in domain-data: the file of a student's own data, and changes of the account.
      ...numbered('C', 30, 35),
      // A message of the other side.
      'C36',
      'K32',
      ...numbered('K', 1, 19),
      // An invoice.
      'K25',
      // A job that the operator takes down and puts back, a trial's days, and a letter of the operator.
      ...numbered('K', 26, 31),
      // The words that a company owes: the prompt, a contact that did not arrive, the question whether one has.
      'C25',
      'K35',
      'K36',
      // The choice of a further step that is over, for both.
      'C46',
      'K46',
      // A word on the day of a date, and a change of one's own dates.
      'K50',
      'K55',
      // A colleague who is called in a note.
      'K48',
      // A seat for the first in line.
      'C50',
      // A date that the company booked for the student, or called off.
      'C51',
      'C52',
      // The end of a line for a full date, and the dates that followed.
      'C54',
      'C55',
      // An outcome held for the morning that is true no longer.
      'K51',
      // A scout that its company took back.
      'C53',
      // A lifted suspension, for both.
      'C57',
      'K57',
      // A registration that nobody goes on with.
      'C56',
      // A student's account that operators suspend, and bring back.
      'C61',
      'C62',
      // A LINE that was connected, or went to another account.
      'C63',
      'C64',
      'K61',
      // An accepted student who has left.
      'K62',
      // The one word that a company adds to a scout without an answer.
      'C60',
      // A hire that the company records, and the student's answer.
      'C47',
      'K47',
      // Students who newly match a saved condition.
      'K60',
      ...numbered('S', 1, 4),
    ]
    expect(allKinds.map(({ code }) => code).sort()).toEqual(['C-welcome', ...codes, 'DIGEST'].sort())
    expect(kindOf('none')).toBeUndefined()
    for (const kind of allKinds) expect(kindOf(kind.code)).toBe(kind)
  })

  test('holds every kind under the name of its file', () => {
    const parts = /\/(?:queries|commands|rules|timed|reminder|account-change|[\w-]+\.test)\.ts$/
    const files = globSync('src/domain/notification/news/**/*.ts').filter((path) => !parts.test(path))
    const names = files.map((path) => path.split('/').at(-1)?.replace('.ts', ''))
    expect(Object.keys(kinds).map(fileOf).sort()).toEqual(names.sort())
  })

  test('topic and channels fit: a student governs whatever calls or writes, the account is never pushed', () => {
    for (const { reaches, topic, channels } of allKinds) {
      if (reaches === 'student') expect(topics).toContain(topic)
      else expect(topic).toBeNull()
      if (channels.includes('PUSH')) expect(reaches).toMatch(/^(student|companyUser)$/)
      if (topic === 'ACCOUNT') expect(channels).not.toContain('PUSH')
      expect(channels.length).toBeGreaterThan(0)
    }
  })

  test.each([
    [
      'SCOUT',
      [
        'scoutReceived',
        'scoutFollowedUp',
        'scoutWithdrawn',
        'hireRecorded',
        'outcomeTold',
        'contactRecorded',
        'offerAnswered',
      ],
    ],
    ['MESSAGE', ['messageFromCompany']],
    ['SCOUT_DEADLINE', ['scoutUnanswered', 'scoutExpired', 'stepLapsed']],
    ['REMINDER', ['dateNotChosen', 'dateInThreeDays', 'dateTomorrow']],
    [
      'ACCOUNT',
      [
        'signInFromNewDevice',
        'lineConnected',
        'lineMoved',
        'passwordChanged',
        'emailChanged',
        'phoneChanged',
        'actionRequired',
        'registrationEnding',
        'accountSuspended',
        'suspensionLifted',
        'withdrawalCompleted',
        'welcome',
        'exportReady',
        'assessmentScored',
        'assessmentVoided',
        'assessmentCheckEnded',
      ],
    ],
  ])('%s governs %j', (topic, names) => {
    const governed = Object.entries<Kind>(kinds).flatMap(([name, kind]) => (kind.topic === topic ? [name] : []))
    expect(governed).toEqual(names)
  })

  test('every occasion is heard by a kind, and every kind hears of one', () => {
    const names = Object.keys(occasions) as Occasion[]
    for (const name of names)
      expect(
        allKinds.some((kind) => kind.isHeardBy(name)),
        name,
      ).toBe(true)
    for (const kind of allKinds)
      expect(
        names.some((name) => kind.isHeardBy(name)),
        kind.code,
      ).toBe(true)
  })

  test('every line of the clock calls a job, and every search has a line', () => {
    expect(crontab.split('\n').sort()).toEqual([
      '*/10 * * * * announce_opened_events',
      '0 0 * * * notify_profile_views ?fill=10h',
      '0 0 * * * remind_of_contract_ends ?fill=10h',
      '0 0 * * * remind_of_dates ?fill=10h',
      '0 0 * * * remind_of_expiry ?fill=10h',
      '0 0 * * * remind_of_interest ?fill=10h',
      '0 0 * * * remind_of_overdue_requests ?fill=10h',
      '0 0 * * * remind_of_stale_jobs ?fill=10h',
      '0 0 * * * remind_of_trial_ends ?fill=10h',
      '0 0 * * * remind_of_unchosen_dates ?fill=10h',
      '0 22,23,0-11 * * * queue_digests ?fill=3h',
      '0 8 * * * remind_of_tomorrow ?fill=4h',
      '45 18 * * * forget_old_notices',
    ])
    const called = parseCrontab(crontab).map(({ task }) => task)
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(called))
    const searches = Object.keys(jobs).filter((name) => /^(?:remind_of|announce|queue|forget)_/.test(name))
    expect([...searches, 'notify_profile_views'].sort()).toEqual(called.sort())
  })
})

describe('§1.16 a kind that lacks a part does not compile', () => {
  type Given = Parameters<typeof kind>[0]
  type GivenForCompany = Parameters<typeof companyKind>[0]
  type ForStudent = Extract<Given, { reaches: 'student' }>
  type ForCompanyUser = Extract<GivenForCompany, { reaches: 'companyUser' }>

  test('for students', () => {
    expectTypeOf<ForStudent>().toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'topic'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'code'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'channels'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'hears'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'clock'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'effect'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'facts'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'text'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'recipients'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'isStillTrue'>>().not.toExtend<Given>()
    expectTypeOf<Omit<ForStudent, 'addressee'>>().not.toExtend<Given>()
  })

  test('for company users, who also time it or not; and what it is about names their company', () => {
    expectTypeOf<ForCompanyUser>().toExtend<GivenForCompany>()
    expectTypeOf<Omit<ForCompanyUser, 'timed'>>().not.toExtend<GivenForCompany>()
    expectTypeOf<ForCompanyUser>().not.toExtend<Given>()
  })
})
