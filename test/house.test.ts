import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { sourcesOf } from '../scripts/release/sources.ts'
import routes from '../src/web/routes.ts'
import * as groundRules from './ground-rules.ts'
import * as rules from './house-rules.ts'
import * as webRules from './web-rules.ts'
import * as proofs from './proof-rules.ts'
import * as rooms from './room-rules.ts'
import * as parts from './part-users.ts'
import * as tableRules from './table-rules.ts'
import * as words from './word-rules.ts'
import { ownRoutes } from './own-routes.ts'
import { promisedRoutes } from './promised-routes.ts'

const files = globSync('{src,seeds,test,bench,scripts}/**/*.{ts,tsx,mjs}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const styles = globSync('src/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const everything = globSync('{src,seeds,test,bench,scripts,migrations,public,decisions}/**/*').map((path) => ({ path }))

describe('the house', () => {
  test('doors are kept', () => expect(rules.checkDoors(files)).toEqual([]))
  test('a worker loads nothing of pages', () => expect(rules.checkWorker(sourcesOf(['src/worker.ts']))).toEqual([]))
  test('tables look only down', () => expect(tableRules.checkTables(files)).toEqual([]))
  test('every table has one owner', () =>
    expect(tableRules.checkOwners(readFileSync('src/platform/database/database-types.ts', 'utf8'))).toEqual([]))
  test('nouns look only down', () => expect(rules.checkNounOrder(files)).toEqual([]))
  test('no file imports itself by others', () => expect(rules.checkCircles(files)).toEqual([]))
  test('no folder holds more than 45 entries', () => expect(rooms.checkFolders(everything)).toEqual([]))
  test('nothing is a drawer', () => expect(rules.checkNames(everything)).toEqual([]))
  test('no file passes 300 lines', () => expect(rules.checkLength(files)).toEqual([]))
  test('rules are pure', () => expect(rules.checkPurity(files)).toEqual([]))
  test('journeys wait for no time', () => expect(rules.checkWaits(files)).toEqual([]))
  test('comments name their subject', () => expect(rules.checkComments([...files, ...styles])).toEqual([]))
  test('locals are named by what they are', () => expect(words.checkLocals(files)).toEqual([]))
  test('keys go by one guard', () => expect(webRules.checkKeyListeners(files)).toEqual([]))
  test('a press after a refusal counts', () => expect(webRules.checkHeldPresses(files)).toEqual([]))
  test('effects are for the browser itself', () => expect(webRules.checkEffects(files)).toEqual([]))
  test('widths of windows have names', () => expect(webRules.checkMedia(styles)).toEqual([]))
  test('colours are roles of both schemes', () => expect(webRules.checkColours(styles)).toEqual([]))
  test('every role is there', () => expect(webRules.checkRoles(styles, files)).toEqual([]))
  test('no SQL at the door', () => expect(rules.checkGraphql(files)).toEqual([]))
  test('reads stand in queries and commands', () => expect(rules.checkReads(files)).toEqual([]))
  test('an id says what it proves', () => expect(proofs.checkBareIds(files)).toEqual([]))
  test('no proof is null', () => expect(proofs.checkNoProofs(files)).toEqual([]))
  test('proofs are made in few places', () => expect(proofs.checkProving(files)).toEqual([]))
  test('the rooms of notifications form no circle', () =>
    expect(rules.checkRooms(files, 'src/domain/notification/')).toEqual([]))
  test('a kind of notification is called by its name', () => expect(rules.checkCodes(files)).toEqual([]))
  test('§2 addresses are made in one book', () => expect(groundRules.checkAddresses(files)).toEqual([]))
  test('days are counted in one place', () => expect(groundRules.checkDays(files)).toEqual([]))
  test('a file beside a module is there', () =>
    expect(
      groundRules.checkFilesBeside(
        files,
        everything.map(({ path }) => path),
      ),
    ).toEqual([]))
  test('sentences of refusals are imported', () => expect(groundRules.checkRefusalTexts(files)).toEqual([]))
  test('a file among the pages belongs to one', () =>
    expect(rules.checkPageFolders([...files, ...styles], pageFiles(routes))).toEqual([]))
  test('§2 every route points to a page', () =>
    expect(rules.checkRoutes(pageRoutes(routes), allowedRoutes, files)).toEqual([]))
  test('every part serves a page of the product', () =>
    expect(parts.checkPartUsers(files, parts.waitingParts)).toEqual([]))
  test('§5 every check serves the product', () => expect(parts.checkCheckUsers(files, parts.waitingChecks)).toEqual([]))
  test('§2 what waits for a page waits for one to come', () => {
    const checks = files.flatMap(({ path, text }) => (path.startsWith('src/ground/') ? parts.exportedChecks(text) : []))
    const names = [...files.map(({ path }) => path), ...checks]
    expect(
      parts.checkWaiting({ ...parts.waitingParts, ...parts.waitingChecks }, pageRoutes(routes), promisedRoutes, names),
    ).toEqual([])
  })
})

function pageRoutes(entries: RouteConfigEntry[], parent = ''): rules.PageRoute[] {
  return entries.flatMap(({ path, file, children, index }) => {
    const own = path ? `${parent}/${path}` : parent
    const isPage = path !== undefined || index
    return [...(isPage ? [{ path: own || '/', file }] : []), ...pageRoutes(children ?? [], own)]
  })
}

/** The pages and the layouts around them. */
const pageFiles = (entries: RouteConfigEntry[]): rules.PageRoute[] =>
  entries.flatMap(({ path = '', file, children }) => [{ path, file }, ...pageFiles(children ?? [])])

const allowedRoutes = [...promisedRoutes, ...ownRoutes]
