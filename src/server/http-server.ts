import { createServer, type Server } from 'node:http'
import { largestBody } from './body-limits.ts'

type Times = { headersSeconds?: number; requestSeconds?: number; checkEveryMs?: number }

/** Ends connections that send too slowly. The time of each route is in body-limits.ts and is shorter. */
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
