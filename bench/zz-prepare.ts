import { resolve } from 'node:path'
import { openSeeded } from './search/database.ts'
const [dir, n] = process.argv.slice(2)
const begun = performance.now()
const { stop } = await openSeeded(resolve(dir!), Number(n))
console.log('ready', ((performance.now() - begun) / 1000).toFixed(0), 's')
await stop()
