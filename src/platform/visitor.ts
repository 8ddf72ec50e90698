import { createHmac } from 'node:crypto'

/** A name for the visitors of an address. The address cannot be computed from the name without the secret. */
export const openVisitorNames = (secret: string) => (address: string) =>
  createHmac('sha256', secret).update(`visitor ${address}`).digest('base64url')
