import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** The words behind `node scripts/run.mjs`. */
export type CommandQuestion = readonly string[]
/** `code` is null for a program that came to no end; `made` is what it left in the folder of its data. */
export type CommandAnswer = { code: number | null; out: string; err: string; made: string[] }

/** Asks all questions of one process, in the given order. */
export async function askCommands(questions: readonly CommandQuestion[], dataDir: string): Promise<CommandAnswer[]> {
  const { code, out, err } = await said([process.execPath, 'test/command-host.ts', JSON.stringify(questions)], dataDir)
  if (code !== 0) throw new Error(err || out)
  return JSON.parse(out) as CommandAnswer[]
}

/** Types the command at a shell, in a process of its own. */
export const typeCommand = (line: string, dataDir: string) => said(['sh', '-c', line], dataDir)

function said([program = '', ...words]: string[], dataDir: string): Promise<CommandAnswer> {
  const { promise, resolve } = Promise.withResolvers<CommandAnswer>()
  const env = { ...process.env, DATA_DIR: dataDir, npm_config_update_notifier: 'false' }
  const before = readdirSync(dataDir)
  execFile(program, words, { env }, (error, out, err) =>
    resolve({
      code: error ? Number(error.code) : 0,
      out,
      err,
      made: readdirSync(dataDir).filter((entry) => !before.includes(entry)),
    }),
  )
  return promise
}
