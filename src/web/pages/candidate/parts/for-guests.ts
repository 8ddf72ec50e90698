import { AskError } from '#web/carry/ask.ts'

const codeOf = (error: unknown) => (error instanceof AskError ? error.refused.code : null)

/**
 * A student's page; for a visitor without an account, the part that the company shows to everybody. A page that is not
 * shown leads to the sign-in, as does one that does not exist.
 */
export async function forGuests<Own, Open>(own: () => Promise<Own>, open: () => Promise<Open>) {
  try {
    return { own: await own(), open: null }
  } catch (error) {
    if (codeOf(error) !== 'unauthenticated') throw error
    try {
      return { own: null, open: await open() }
    } catch (closed) {
      throw codeOf(closed) === 'not_found' ? error : closed
    }
  }
}
