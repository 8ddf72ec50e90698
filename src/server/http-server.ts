import { createServer, type Server } from 'node:http'
import { largestBody } from './body-limits.ts'

type Times = { headersSeconds?: number; requestSeconds?: number; checkEveryMs?: number }

/** Ends who sends too slowly; each route's own time stands with its limit and is shorter. */
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
