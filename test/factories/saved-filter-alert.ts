import { expect } from 'vitest'
import { jobs } from '#domain/candidate-search/jobs.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { TestApp } from '../client.ts'
import { itIs } from '../clock.ts'
import { aCandidate, aCompanyWithUser } from '../factories.ts'
import type { worker } from '../work.ts'
import { aSavedFilter } from './candidate-search.ts'
import { ears } from './notification.ts'

let made = 0
/** A word that no other student has written. */
export const aNewWord = () => `新着語${++made}`
export const textAbout = (word: string) => `ゼミでは${word}の研究に取り組み、発表会で報告しました。`
export const titleOf = (word: string, count: number) => `「${word}」に新しく合う学生が${count}名います`

/** A company's acts on an alert, and the notices of it, on the app of a test file. */
export function alerts(app: TestApp, work: ReturnType<typeof worker>) {
  const hear = ears(app, work)

  const whoWrote = (word: string, changes: object = {}) =>
    aCandidate(app.db, { selfIntroduction: textAbout(word), ...changes })

  /** A company with a saved condition that finds the word. */
  async function aSearcher(word: string, planKey: 'STANDARD' | 'PREMIUM' = 'STANDARD') {
    const company = await aCompanyWithUser(app.db, { planKey })
    const condition = new URLSearchParams({ tk: word }).toString()
    return { ...company, filter: await aSavedFilter(app.db, company.viewer, { name: word, condition }) }
  }

  const set = (viewer: Viewer | null, id: string, timing: string, time: { hour?: number; weekday?: number } = {}) =>
    app.as(viewer).ask(
      `mutation ($id: ID!, $timing: SavedFilterAlertTiming!, $hour: Int!, $weekday: Int!) {
        updateSavedFilterAlert(id: $id, timing: $timing, hour: $hour, weekday: $weekday) {
          alert { timing hour weekday otherUserCount } } }`,
      { id, timing, hour: 9, weekday: 1, ...time },
    )

  async function turn(...change: Parameters<typeof set>) {
    const { data, errors } = await set(...change)
    expect(errors).toEqual([])
    return data.updateSavedFilterAlert.alert
  }

  async function clockLooks(clock: string, plusDays = 0) {
    itIs(clock, plusDays)
    await jobs.queue_saved_filters({}, work.context)
    await work.run()
  }

  const titles = async (viewer: Viewer) =>
    (await hear.list(viewer)).filter(({ kind }) => kind === 'newMatches').map(({ title }) => title)

  return { hear, whoWrote, aSearcher, set, turn, clockLooks, titles }
}
