import type { Solver } from '../../template/solver.ts'
import { countSolvers } from './counts.ts'
import { storySolvers } from './stories.ts'
import { tableSolvers } from './tables.ts'

/** The solver of each template of the section, by its name. */
export const numericSolvers: Readonly<Record<string, Solver>> = { ...storySolvers, ...countSolvers, ...tableSolvers }
