import { createContext } from 'react-router'
import type { Refused } from '../carry/ask.ts'

/** The file of a student's own data. GraphQL carries no bytes, so the server gives this function to the address. */
export const candidateDataContext = createContext<(exportId: string) => Promise<Response | { refused: Refused }>>()
