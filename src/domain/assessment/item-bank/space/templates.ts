import type { Template } from '../template/template.ts'
import { boardTemplates } from './boards.ts'
import { matrixTemplates } from './matrices.ts'
import { netTemplates } from './nets.ts'
import { rollTemplates } from './rolls.ts'
import { sequenceTemplates } from './sequences.ts'

export const spaceTemplates: readonly Template[] = [
  ...netTemplates,
  ...boardTemplates,
  ...rollTemplates,
  ...matrixTemplates,
  ...sequenceTemplates,
]
