import type { Solver } from '../../template/solver.ts'
import { movingSolver, sameTurnedSolver, turnSolver } from './boards.ts'
import { matrixSolver, overlaySolver } from './matrices.ts'
import { solidSolvers } from './nets.ts'
import { sequenceSolver } from './sequences.ts'

/** The solver of each template of the section, by its name. */
export const spaceSolvers: Readonly<Record<string, Solver>> = {
  ...solidSolvers,
  'turn-small': turnSolver,
  'turn-large': turnSolver,
  'turn-and-flip': turnSolver,
  'same-turned': sameTurnedSolver,
  'moving-marks': movingSolver,
  'matrix-two': matrixSolver,
  'matrix-shifted': matrixSolver,
  'matrix-three': matrixSolver,
  overlay: overlaySolver,
  'second-difference': sequenceSolver,
  geometric: sequenceSolver,
  'two-steps': sequenceSolver,
  'doubling-gaps': sequenceSolver,
  interleaved: sequenceSolver,
  'times-plus': sequenceSolver,
  'sum-of-two': sequenceSolver,
  'alternate-times': sequenceSolver,
  'growing-times': sequenceSolver,
  'square-gaps': sequenceSolver,
}
