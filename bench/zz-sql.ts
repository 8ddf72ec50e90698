import pg from 'pg'
import { readFileSync } from 'node:fs'
const c = new pg.Client({ connectionString: readFileSync('/tmp/speed/url', 'utf8') })
await c.connect()
c.on('notice', (n) => console.log(n.message))
const text = readFileSync(process.argv[2]!, 'utf8')
for (const s of text.split(/^---$/m)) {
  const b = performance.now()
  const r = (await c.query(s)) as any
  const rs = Array.isArray(r) ? r.at(-1) : r
  console.log(`-- ${(performance.now() - b).toFixed(2)} ms`)
  for (const row of (rs.rows ?? []).slice(0, 80)) console.log(Object.values(row).join(' | ').slice(0, 220))
}
await c.end()
