import { createHmac } from 'node:crypto'

/** A name for the visitors of an address; without the secret the address cannot be found from it. */
export const openVisitorNames = (secret: string) => (address: string) =>
  createHmac('sha256', secret).update(`visitor ${address}`).digest('base64url')
