import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import type { Context } from './context.ts'
import { complexity } from './limits.ts'

/** Dates are 'YYYY-MM-DD' in Tokyo; DateTimes are Date objects inside and ISO 8601 in UTC outside. */
export const builder = new SchemaBuilder<{
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string | number }
    Date: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
  }
}>({
  defaultFieldNullability: false,
  plugins: [ComplexityPlugin],
  complexity,
})

builder.queryType()
builder.mutationType()
builder.subscriptionType()
