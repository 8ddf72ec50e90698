import type { Template } from '../template/template.ts'
import { comparisonTemplates } from './comparisons.ts'
import { countingTemplates } from './counting.ts'
import { profitTemplates } from './profit.ts'
import { ratioTemplates } from './ratio.ts'
import { speedTemplates } from './speed.ts'
import { tableTemplates } from './tables.ts'

export const numericTemplates: readonly Template[] = [
  ...ratioTemplates,
  ...speedTemplates,
  ...profitTemplates,
  ...countingTemplates,
  ...tableTemplates,
  ...comparisonTemplates,
]
