import { numericSolvers } from './numeric/solver/solvers.ts'
import { numericTemplates } from './numeric/templates.ts'
import { spaceSolvers } from './space/solver/solvers.ts'
import { spaceTemplates } from './space/templates.ts'
import type { Solver } from './template/solver.ts'
import type { Template } from './template/template.ts'

/** What the items of numbers and figures are made from. */
export const templates: readonly Template[] = [...numericTemplates, ...spaceTemplates]

/** The solver of each of these templates. It shares no line with its template. */
export const solvers: Readonly<Record<string, Solver>> = { ...numericSolvers, ...spaceSolvers }
