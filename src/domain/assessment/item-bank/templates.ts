import { numericSolvers } from './numeric/solver/solvers.ts'
import { numericTemplates } from './numeric/templates.ts'
import { spaceSolvers } from './space/solver/solvers.ts'
import { spaceTemplates } from './space/templates.ts'
import type { Solver } from './template/solver.ts'
import type { Template } from './template/template.ts'

/** Templates of the items of numbers and figures. */
export const templates: readonly Template[] = [...numericTemplates, ...spaceTemplates]

/** The solver of each template, by its name. Solvers and templates share no code. */
export const solvers: Readonly<Record<string, Solver>> = { ...numericSolvers, ...spaceSolvers }
