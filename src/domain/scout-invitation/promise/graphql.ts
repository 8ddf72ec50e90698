import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { maxPromises, promiseKinds, promiseText, promiseWords, type PromiseKind } from './rules.ts'

export const ScoutPromiseKind = builder.enumType('ScoutPromiseKind', { values: promiseKinds })

type Promised = { kind: PromiseKind }

/** The three fields by which either side reads a promise; the words come along, so that no page carries the list. */
export const ScoutPromise = builder.objectRef<Promised>('ScoutPromise').implement({
  description: 'What a company promises with a scout.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ScoutPromiseKind }),
    label: t.string({ resolve: ({ kind }) => promiseWords[kind].label }),
    sentence: t.string({ resolve: ({ kind }) => promiseWords[kind].sentence }),
  }),
})

/** The limit of an input list of promises. */
export const somePromises = atMost(maxPromises, promiseText.tooMany)
