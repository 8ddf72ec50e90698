import { createServer, type Server } from 'node:http'
import { largestBody } from './body-limits.ts'

type Times = { headersSeconds?: number; requestSeconds?: number; checkEveryMs?: number }

/** Closes connections that send too slowly. The time limits of single routes are in body-limits.ts and are shorter. */
export const openHttpServer = ({
  headersSeconds = 20,
  requestSeconds = largestBody.seconds + 5,
  checkEveryMs = 5_000,
}: Times = {}): Server =>
  createServer({
    headersTimeout: headersSeconds * 1000,
    requestTimeout: requestSeconds * 1000,
    connectionsCheckingInterval: checkEveryMs,
  })
