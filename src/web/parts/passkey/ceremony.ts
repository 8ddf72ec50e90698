import { AskError, askFromBrowser, askOfSignIn, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { remember, remembered } from '#web/installable/browser-store.ts'
import { deviceFamily } from '#domain/session/known-device/rules.ts'

const StartPasskeyRegistration = graphql(`
  mutation StartPasskeyRegistration {
    startPasskeyRegistration
  }
`)
const AddPasskey = graphql(`
  mutation AddPasskey($answer: String!, $name: String!) {
    addPasskey(answer: $answer, name: $name)
  }
`)
const StartPasskeySignIn = graphql(`
  mutation StartPasskeySignIn {
    startPasskeySignIn
  }
`)

const key = 'passkey'
/** Whether a passkey was made or used in this browser: only then is it worth asking for one unasked. */
export const hasUsedPasskey = () => remembered(key) !== null

// Loaded at the first press, as most pages need none of it.
const library = () => import('@simplewebauthn/browser')

/** How the account of the page asks for a passkey and keeps it. */
export type PasskeyCalls = {
  start: (ask: Ask) => Promise<string>
  add: (ask: Ask, made: { answer: string; name: string }) => Promise<unknown>
}

const ofStudents: PasskeyCalls = {
  start: async (ask) => (await ask(StartPasskeyRegistration)).startPasskeyRegistration,
  add: (ask, made) => ask(AddPasskey, made),
}

/** Makes a passkey on this device. Gives the sentence of what went wrong, or null. */
export async function makePasskey({ start, add }: PasskeyCalls = ofStudents): Promise<string | null> {
  try {
    const question = await start(askFromBrowser())
    const { startRegistration } = await library()
    const answer = await startRegistration({ optionsJSON: JSON.parse(question) as never })
    const name = deviceFamily(navigator.userAgent)
    await add(askFromBrowser(), { answer: JSON.stringify(answer), name })
    remember(key, 'used')
    return null
  } catch (error) {
    return said(error, '登録')
  }
}

type Asked = { answer: string } | { message: string | null }

/** Asks the device for a passkey; with `isUnasked` it is offered among the suggestions of the mail field. */
export async function askForPasskey(isUnasked = false): Promise<Asked> {
  try {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await library()
    if (isUnasked && !(await browserSupportsWebAuthnAutofill())) return { message: null }
    const { startPasskeySignIn } = await askOfSignIn()(StartPasskeySignIn)
    const answer = await startAuthentication({
      optionsJSON: JSON.parse(startPasskeySignIn) as never,
      useBrowserAutofill: isUnasked,
    })
    remember(key, 'used')
    return { answer: JSON.stringify(answer) }
  } catch (error) {
    return { message: isUnasked ? null : said(error, 'ログイン') }
  }
}

function said(error: unknown, act: string) {
  if (error instanceof AskError) return error.refused.message
  if (!(error instanceof Error)) return 'エラーが発生しました。時間をおいて、もう一度お試しください。'
  if (error.name === 'InvalidStateError') return 'この端末のパスキーは、すでに登録されています。'
  // A person who closes the dialog of the device, or lets it wait too long.
  if (error.name === 'NotAllowedError') return `パスキーでの${act}を中止しました。もう一度お試しください。`
  return 'この端末では、パスキーを使えませんでした。ほかの方法をお使いください。'
}
