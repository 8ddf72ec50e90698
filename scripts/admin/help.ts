import type { Act } from './act.ts'
import { listedActs, nouns } from './acts.ts'

const usageOf = ({ name, words, options, needs = [] }: Act) => {
  const named = words.map((word) => (word.isOptional ? `[${word.name}]` : word.name))
  const optional = Object.keys(options ?? {}).map((option) =>
    needs.includes(option) ? `--${option} …` : `[--${option} …]`,
  )
  return [name, ...named, ...optional].join(' ')
}

const choices = (oneOf: readonly string[] | undefined) => (oneOf ? [`one of ${oneOf.join(', ')}`] : [])

export const helpOf = (act: Act) =>
  [
    `npm run -s admin -- ${usageOf(act)} --as MAIL [--json]`,
    `  ${act.about}`,
    ...act.words.filter(({ oneOf }) => oneOf).map(({ name, oneOf }) => `  ${name}  ${choices(oneOf).join('')}`),
    ...Object.entries(act.options ?? {}).map(
      ([option, { about, oneOf }]) => `  --${option}  ${[about, ...choices(oneOf)].join('; ')}`,
    ),
    '  --as  the mail address of the operator who acts',
  ].join('\n')

const lineOf = (act: Act) => `  ${usageOf(act)}\n      ${act.about}`

export const helpOfNoun = (noun: string) =>
  [
    `npm run -s admin -- ${noun} VERB … --as MAIL [--json]`,
    '',
    ...listedActs.filter(({ name }) => name.startsWith(`${noun} `)).map(lineOf),
  ].join('\n')

export const helpOfNouns = () => `There are acts of: ${nouns.join(', ')}. All are listed by: npm run -s admin -- help`

export const helpOfAll = () =>
  [
    'npm run -s admin -- NOUN VERB … --as MAIL [--json]',
    '',
    'What the operator does in the pages of /admin, at a terminal. --as names the operator who acts: the audit keeps',
    'the name and that it was the command line. The roles are the same as in the pages. help NOUN VERB tells more.',
    '',
    ...listedActs.map(lineOf),
    '',
    'Exit codes: 0 done, 1 refused (the code says why), 2 not understood, 3 could not be tried. With --json an object',
    'with ok, and data or code and message, stands on the standard output whatever happens.',
  ].join('\n')
