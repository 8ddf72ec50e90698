import SchemaBuilder from '@pothos/core'
import { builderOptions, type Scalars } from './builder-options.ts'
import type { Context } from './context.ts'

export const builder = new SchemaBuilder<{ Context: Context; DefaultFieldNullability: false; Scalars: Scalars }>({
  ...builderOptions,
  plugins: [...builderOptions.plugins],
})

builder.queryType()
builder.mutationType()
builder.subscriptionType()
