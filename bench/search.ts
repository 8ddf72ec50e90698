import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase } from '#platform/database/db.ts'
import { besideEachOther } from './search/beside.ts'
import { checkAll } from './search/check.ts'
import { folderOf, openSeeded, textKinds, type TextKind } from './search/database.ts'
import { timeEdits } from './search/edits.ts'
import { timeFolds } from './search/fold-cost.ts'
import { hardQuestionsOf } from './search/hard-questions.ts'
import { timeHttp } from './search/http-speed.ts'
import {
  copiesLimits,
  hurtCopiesLimits,
  hurtLimits,
  lastPage,
  timeClients,
  timeQuestions,
} from './search/index-speed.ts'
import { timeOptions } from './search/option-speed.ts'
import { verdictOf } from './search/measures.ts'
import { measureGrams } from './search/natural-text/measured.ts'
import { questionsOf, type Question } from './search/questions.ts'
import { leavingOut, leavingOutOptions, peerNames, peers } from './search/peers.ts'
import { ratioOf, tell, tellGrowth, write, type Result } from './search/report.ts'
import { holdAgainst } from './search/side-by-side.ts'
import { timeRebuild, weighIndex } from './search/size.ts'

// The student search at so many students, each number with its own database, seeded once and kept in
// DATA-DIR/NUMBER-natural: every count and page against plain SQL, speed alone and beside others, edits, size.
const { values } = readCommandLine({
  usage: `npm run bench:search -- [--candidates N,N] [--data-dir DIR] [--text natural|seeds|copies] [--rebuild] [--no-check] ${peerNames.map((name) => `[--${leavingOut(name)}]`).join(' ')} [--no-http] [--http-rounds N] [--beside DIR --beside-data-dir DIR]`,
  about:
    'The search at these numbers of students: every count against plain SQL, speed, edits and size, as tables and as JSON.',
  options: {
    candidates: { type: 'string', multiple: true, default: ['100000'] },
    'data-dir': { type: 'string', default: '.data/bench' },
    /** With the text of the seeds alone, the folder is DATA-DIR/NUMBER, as it was before there was another. */
    text: { type: 'string', default: 'natural' },
    rebuild: { type: 'boolean', default: false },
    'no-check': { type: 'boolean', default: false },
    ...leavingOutOptions,
    /** Folders of another checkout and of its databases: the run then only compares the two, asking them in turn. */
    beside: { type: 'string' },
    'beside-data-dir': { type: 'string' },
    'no-http': { type: 'boolean', default: false },
    /** How often each question is asked over HTTP; a page is drawn ten times as often. */
    'http-rounds': { type: 'string', default: '10' },
  },
})
const sizes = values.candidates
  .flatMap((list) => list.split(','))
  .map((size) => wholeNumber('candidates', size, 10_000, 10_000_000))
const text = textKind(values.text)
const httpRounds = wholeNumber('http-rounds', values['http-rounds'], 1, 10_000)

if (values.beside !== undefined) {
  for (const size of sizes) await compare(size, values.beside, values['beside-data-dir'] ?? '.data/bench-beside')
  process.exit()
}
const results: Result[] = []
for (const size of sizes) results.push(await measure(size))
if (results.length > 1) tellGrowth(results)
if (results.some(({ check }) => check && check.wrong.length > 0)) process.exitCode = 1

async function compare(candidates: number, root: string, besideDataDir: string) {
  const [dataDir, otherDir] = [values['data-dir'], besideDataDir].map((dir) => folderOf(dir, candidates, text))
  const now = await openSeeded(dataDir ?? '', candidates, text)
  const before = await openDatabaseServer({
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    dataDir: otherDir ?? '',
  })
  try {
    const { db, close } = openDatabase(now.url, { statementTimeout: 0 })
    const sets = { questions: questionsOf(now.world), 'made to hurt': await hardQuestionsOf(db, now.world) }
    await close()
    const sides = [
      { root, url: before.url, dataDir: otherDir ?? '' },
      { root: '.', url: now.url, dataDir: dataDir ?? '' },
    ] as const
    await besideEachOther(...sides, now.world, sets, !values['no-http'])
  } finally {
    await before.stop()
    await now.stop()
  }
}

async function measure(candidates: number): Promise<Result> {
  if (text === 'copies') return measureCopies(candidates)
  const dataDir = folderOf(values['data-dir'], candidates, text)
  const { url, world, stop } = await openSeeded(dataDir, candidates, text)
  try {
    const grams = await during('the law of natural text', () => measureGrams(url, candidates, text === 'natural'))
    for (const { what, value } of grams) console.log(`${what}: ${value.toLocaleString('en')}`)
    const { db, close } = openDatabase(url, { statementTimeout: 0 })
    const hard = await hardQuestionsOf(db, world)
    await close()
    const questions = questionsOf(world)
    const check = values['no-check']
      ? null
      : await during('the plain check', () => checkAll(url, world, [...questions, ...hard]))
    const { answered, measures } = await during('questions', () => timeQuestions(url, world, questions))
    const hurt = await during('questions made to hurt', () => timeQuestions(url, world, hard, hurtLimits))
    answered.push(...hurt.answered)
    measures.push(...hurt.measures)
    measures.push(...(await during('clients', () => timeClients(url, world, questions))))
    measures.push(...(await during('options', () => timeOptions(url, world, questions))))
    if (!values['no-http'])
      measures.push(...(await during('HTTP', () => timeHttp(url, dataDir, questions, httpRounds))))
    measures.push(...(await during('edits', () => timeEdits(url, world, questions))))
    measures.push(...(await during('folding', () => timeFolds(url, world))))
    measures.push(...(await weighIndex(url)), ...grams)
    if (values.rebuild) measures.push(...(await during('rebuild', () => timeRebuild(url))))
    const compared: Result['compared'] = {}
    for (const name of peerNames.filter((each) => !values[leavingOut(each)])) {
      const held = await during(peers[name].title, () => holdAgainst(name, { url, dataDir, world }, questions))
      compared[name] = held
      measures.push(...ratioOf(name, held))
    }
    // Sizes and times of another text than the issue means would be none.
    if (grams.some((gram) => verdictOf(gram).startsWith('missed'))) process.exitCode = 1
    const result = { candidates, answered, measures, check, compared }
    tell(result)
    write(result, await settingsOf(url))
    return result
  } finally {
    await stop()
  }
}

function isWithoutWords({ condition }: Question) {
  return condition.textKeywords === undefined && condition.excludedTextKeywords === undefined
}

/** Copies have no cards, no texts, and nothing to be checked against: the search alone. */
async function measureCopies(candidates: number): Promise<Result> {
  const { url, world, stop } = await openSeeded(folderOf(values['data-dir'], candidates, text), candidates, text)
  try {
    const { db, close } = openDatabase(url, { statementTimeout: 0 })
    const hard = await hardQuestionsOf(db, world)
    await close()
    const questions = questionsOf(world).filter(isWithoutWords)
    const { answered, measures } = await during('questions', () => timeQuestions(url, world, questions, copiesLimits))
    const hurt = await during('questions made to hurt', () =>
      timeQuestions(url, world, hard.filter(isWithoutWords), hurtCopiesLimits),
    )
    answered.push(...hurt.answered)
    const last = hurt.answered.find(({ question }) => question === lastPage.question)
    measures.push(...hurt.measures)
    if (last) measures.push({ what: last.question, value: last.p50Ms, unit: 'ms', atMost: lastPage.atMost })
    // Their limits are those of a million.
    const ofMillion = [
      ...(await during('clients', () => timeClients(url, world, questions))),
      ...(await weighIndex(url)),
    ]
    measures.push(...ofMillion.map(({ what, value, unit }) => ({ what, value, unit })))
    const result: Result = { candidates, answered, measures, check: null, compared: {} }
    tell(result)
    write(result, await settingsOf(url))
    return result
  } finally {
    await stop()
  }
}

async function during<Done>(what: string, run: () => Promise<Done>): Promise<Done> {
  const begun = performance.now()
  const done = await run()
  process.stdout.write(`${what}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  return done
}

async function settingsOf(url: string): Promise<Record<string, string>> {
  const { pool, close } = openDatabase(url)
  const { rows } = await pool.query<Record<string, string>>(
    "select current_setting('server_version') as postgres, current_setting('shared_buffers') as shared_buffers",
  )
  await close()
  return rows[0] ?? {}
}

function textKind(value: string): TextKind {
  const kind = textKinds.find((one) => one === value)
  if (!kind) throw new Error(`--text: read "${value}", expected ${textKinds.join(' or ')}`)
  return kind
}
