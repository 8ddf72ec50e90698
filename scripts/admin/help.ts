import type { Act } from './act.ts'
import { listedActs } from './acts.ts'

const usageOf = ({ name, words, options, needs = [] }: Act) => {
  const named = words.map((word) => (word.isOptional ? `[${word.name}]` : word.name))
  const optional = Object.keys(options ?? {}).map((option) =>
    needs.includes(option) ? `--${option} …` : `[--${option} …]`,
  )
  return [name, ...named, ...optional].join(' ')
}

export const helpOf = (act: Act) =>
  [
    `npm run admin -- ${usageOf(act)} --as MAIL [--json]`,
    `  ${act.about}`,
    ...Object.entries(act.options ?? {}).map(([option, { about }]) => `  --${option}  ${about}`),
  ].join('\n')

export const helpOfAll = () =>
  [
    'npm run admin -- NOUN VERB … --as MAIL [--json]',
    '',
    'What the operator does in the pages of /admin, at a terminal. --as names the operator who acts: the audit keeps',
    'the name and that it was the command line. The roles are the same as in the pages.',
    '',
    ...listedActs.map((act) => `  ${usageOf(act)}\n      ${act.about}`),
    '',
    'Exit codes: 0 done, 1 refused (the code says why), 2 not understood, 3 could not be tried.',
  ].join('\n')
