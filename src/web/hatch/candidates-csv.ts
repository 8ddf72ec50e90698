import { createContext } from 'react-router'
import type { CsvEncoding, CsvFilter } from '#domain/candidate-search/csv/rules.ts'
import type { Refused } from '../carry/ask.ts'

export type CsvRequest = { filter: CsvFilter; encoding: CsvEncoding }

/** The CSV download. GraphQL cannot stream bytes, so the server gives this function to the page that sends the file. */
export const candidatesCsvContext = createContext<(request: CsvRequest) => Promise<Response | { refused: Refused }>>()
