import { createHmac } from 'node:crypto'
import type { Area } from '#ground/area.ts'
import { visitorNetwork } from '#platform/network.ts'
import { normaliseEmail } from '../../rules.ts'

/** Keyed hashes under which failed sign-ins are counted: of the account, of the visitor's network, and of both. */
export type SignInKeys = { account: string; pair: string; visitor: string }
export type SignInPlace = { area: Area; email: string; address: string }

export function openSignInKeys(secret: string) {
  const hashed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return ({ area, email, address }: SignInPlace): SignInKeys => {
    const [account, network] = [`${area}:${normaliseEmail(email)}`, visitorNetwork(address)]
    const [pair, visitor] = [hashed(`pair ${account} ${network}`), hashed(`visitor ${network}`)]
    return { account: hashed(`account ${account}`), pair, visitor }
  }
}
