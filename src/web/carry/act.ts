import { data } from 'react-router'
import { AskError, type ActionRefusal, type Ask, type ClientArgs, type Refused } from './ask.ts'
import { formText } from './form-text.ts'
import { valuesOf } from './form-values.ts'

/** The answer to a form that no page of this site sends. */
export const badRequest = () => data({ code: 'invalid_input' }, { status: 400 })

/** The value of the form field `intent`; '' when the field is missing. An intent outside the list answers 400. */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent {
  const intent = intents.find((one) => one === formText(form, 'intent'))
  if (intent === undefined) throw badRequest()
  return intent
}

type AnyAct = (ask: Ask, form: FormData, args: never) => Promise<unknown>
type ActArgs<Acts extends Record<string, AnyAct>> = Extract<Parameters<Acts[keyof Acts]>[2], object>
type ActResult<Acts extends Record<string, AnyAct>> = Awaited<ReturnType<Acts[keyof Acts]>>

/** The action of a page as a table of acts by intent. */
export function act<Acts extends Record<string, AnyAct>>(acts: Acts) {
  const intents = Object.keys(acts)
  type Args = [ActArgs<Acts>] extends [never] ? ClientArgs : ActArgs<Acts>
  return (ask: Ask, form: FormData, args: Args): Promise<ActResult<Acts>> => {
    const chosen = acts[intentOf(form, intents)] as (...args: [Ask, FormData, Args]) => Promise<ActResult<Acts>>
    return chosen(ask, form, args)
  }
}

type SomeAct<Args, Result> = (ask: Ask, form: FormData, args: Args) => Promise<Result>

/** The same act where a refusal of this code is said on the page otherwise. */
export const saying =
  <Args, Result>(
    code: Refused['code'],
    say: (refused: Refused) => Refused,
    some: SomeAct<Args, Result>,
  ): SomeAct<Args, Result | ActionRefusal> =>
  async (ask, form, args) => {
    try {
      return await some(ask, form, args)
    } catch (error) {
      if (!(error instanceof AskError) || error.refused.code !== code) throw error
      return { refused: say(error.refused), values: valuesOf(form) }
    }
  }

/** The same act with a sentence of its own for what nobody foresaw (§8); a refusal brings its own. */
export const failingAs = <Args, Result>(sentence: string, some: SomeAct<Args, Result>) =>
  saying('internal_server_error', (refused) => ({ ...refused, message: sentence }), some)

/**
 * The same act on a page that is loaded again when what it is about is gone meanwhile. Otherwise the page stays as it is
 * and says so, for the sake of what was typed.
 */
export const saidWhenGone = <Args, Result>(some: SomeAct<Args, Result>) =>
  saying('not_found', (refused) => refused, some)
