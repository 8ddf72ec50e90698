import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { StartRefused } from './start-refused.ts'

type Command<Options> = {
  /** The command as an operator types it, such as `npm run backup -- FILE`. */
  usage: string
  options?: Options
  /** How many words may stand beside the options. */
  words?: number
}

/**
 * The words and options after the command. `--help` prints the usage and ends the program. An option of no command and
 * a word too many are refused with the usage, before anything is done.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig = Record<string, never>>(
  { usage, options, words = 0 }: Command<Options>,
  typed: string[] = process.argv.slice(2),
) {
  if (typed.includes('--help') || typed.includes('-h')) {
    process.stdout.write(`${usage}\n`)
    process.exit()
  }
  const { positionals, values } = parsed(typed, options) ?? refuse()
  if (positionals.length > words || positionals.some((word) => word.startsWith('-'))) refuse()
  return { words: positionals, values }

  function refuse(): never {
    throw new StartRefused(`read "${typed.join(' ')}", expected ${usage}`)
  }
}

function parsed<const Options extends ParseArgsOptionsConfig>(typed: string[], options: Options | undefined) {
  try {
    return parseArgs({ args: typed, allowPositionals: true, options: options ?? ({} as Options) })
  } catch {
    return undefined
  }
}
