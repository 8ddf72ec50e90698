import { resolve } from 'node:path'
import { openSeeded } from './search/database.ts'
import { timeEdits } from './search/edits.ts'
import { timeFolds } from './search/fold-cost.ts'
import { questionsOf } from './search/questions.ts'
const { url, world, stop } = await openSeeded(resolve(process.argv[2]!), 1000000)
try { for (const m of [...(await timeEdits(url, world, questionsOf(world))), ...(await timeFolds(url, world))]) console.log(`${m.what}: ${m.value} ${m.unit}`) } finally { await stop() }
