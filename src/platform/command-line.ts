import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

type Command<Options> = {
  /** The command as an operator types it, such as `npm run backup -- FILE`. */
  usage: string
  /** The effect of the command, in a sentence. */
  about: string
  options?: Options
  /** How many words may stand beside the options. */
  words?: number
}

/** Not understood, as the operator's acts at a terminal answer it too. */
const usageExitCode = 2

/**
 * The words and options after the command. `--help` explains the command and ends the program. An option of no command
 * and a word too many end it with a sentence, before anything is done: so this is the first thing a command does.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig = Record<string, never>>(
  { usage, about, options, words = 0 }: Command<Options>,
  typed: string[] = process.argv.slice(2),
) {
  if (typed.includes('--help') || typed.includes('-h')) {
    process.stdout.write(`${usage}\n  ${about}\n`)
    process.exit()
  }
  const { positionals, values } = parsed(typed, options) ?? refuse()
  if (positionals.length > words || positionals.some((word) => word.startsWith('-'))) refuse()
  return { words: positionals, values }

  function refuse(): never {
    return endUnread(`read "${typed.join(' ')}", expected ${usage}`)
  }
}

/** The number behind an option; the program ends with a sentence when there is none, or one out of bounds. */
export function wholeNumber(option: string, typed: string, from: number, to: number): number {
  const number = Number(typed)
  return /^\d+$/.test(typed) && number >= from && number <= to
    ? number
    : endUnread(`--${option}: read "${typed}", expected a whole number from ${from} to ${to}`)
}

function endUnread(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(usageExitCode)
}

function parsed<const Options extends ParseArgsOptionsConfig>(typed: string[], options: Options | undefined) {
  try {
    return parseArgs({ args: typed, allowPositionals: true, options: options ?? ({} as Options) })
  } catch {
    return undefined
  }
}
