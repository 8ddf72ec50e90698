import { builder } from '#graphql/builder.ts'
import { isTurnLate, turnSides, turnWords, type Turn } from './rules.ts'

const TurnWordEnum = builder.enumType('TurnWord', { values: turnWords })
const TurnSideEnum = builder.enumType('TurnSide', { values: turnSides })

export const TurnType = builder.objectRef<Turn>('Turn').implement({
  description: 'What comes next between a student who accepted and the company, and by when.',
  fields: (t) => ({
    side: t.expose('side', { type: TurnSideEnum, description: 'Whose turn it is.' }),
    word: t.expose('word', { type: TurnWordEnum }),
    dueOn: t.expose('dueOn', { type: 'Date', description: 'The last day on which it is in time.' }),
    isLate: t.boolean({ resolve: (turn) => isTurnLate(turn, new Date()) }),
  }),
})
