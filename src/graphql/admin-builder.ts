import SchemaBuilder from '@pothos/core'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { builderOptions, type Scalars } from './builder-options.ts'
import type { Context } from './context.ts'
import { dateScalar, dateTimeScalar } from './dates.ts'

/** No resolver of the admin schema runs without one of the operator's people: the context cannot be made for anybody else. */
export type AdminContext = Pick<Context, 'db' | 'write' | 'batch' | 'requestId'> & { viewer: AdminViewer }

export const adminBuilder = new SchemaBuilder<{
  Context: AdminContext
  DefaultFieldNullability: false
  Scalars: Scalars
}>({
  ...builderOptions,
  plugins: [...builderOptions.plugins],
})

adminBuilder.queryType()
adminBuilder.mutationType()
adminBuilder.scalarType('Date', dateScalar)
adminBuilder.scalarType('DateTime', dateTimeScalar)
