import { createContext } from 'react-router'
import type { CsvEncoding, CsvFilter } from '#domain/candidate-search/csv/rules.ts'
import type { Refused } from './ask.ts'

export type CsvAsked = { filter: CsvFilter; encoding: CsvEncoding }

/** Bytes that flow while they are read do not fit through GraphQL: the server gives this one to the page that sends them. */
export const candidatesCsvContext = createContext<(asked: CsvAsked) => Promise<Response | { refused: Refused }>>()
