import { createHmac } from 'node:crypto'

/** A name for whoever comes from an address, which nobody without the secret can turn back into it. */
export const openVisitorNames = (secret: string) => (address: string) =>
  createHmac('sha256', secret).update(`visitor ${address}`).digest('base64url')
