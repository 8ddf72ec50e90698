import { runAdmin } from './admin/run.ts'

// The operator's acts without a browser: npm run admin -- help
process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
})
