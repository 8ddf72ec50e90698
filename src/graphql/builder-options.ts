import ComplexityPlugin from '@pothos/plugin-complexity'
import { complexity } from './limits.ts'

/** Dates are 'YYYY-MM-DD' in Tokyo; DateTimes are Date objects inside and ISO 8601 in UTC outside. */
export type Scalars = {
  ID: { Input: string; Output: string | number }
  Date: { Input: string; Output: string }
  DateTime: { Input: Date; Output: Date }
}

type BuilderTypes<Context extends object> = { Context: Context; DefaultFieldNullability: false; Scalars: Scalars }
/** A builder of either schema. */
export type BuilderOf<Context extends object> = PothosSchemaTypes.SchemaBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<BuilderTypes<Context>>
>

/** Options of the builders of both schemas. */
export const builderOptions = {
  defaultFieldNullability: false,
  plugins: [ComplexityPlugin],
  complexity,
} as const
