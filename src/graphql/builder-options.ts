import ComplexityPlugin from '@pothos/plugin-complexity'
import { complexity } from './limits.ts'

/** Dates are 'YYYY-MM-DD' in Tokyo; DateTimes are Date objects inside and ISO 8601 in UTC outside. */
export type Scalars = {
  ID: { Input: string; Output: string | number }
  Date: { Input: string; Output: string }
  DateTime: { Input: Date; Output: Date }
}

/** Options of the builders of both schemas. */
export const builderOptions = {
  defaultFieldNullability: false,
  plugins: [ComplexityPlugin],
  complexity,
} as const
