import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Context } from './context.ts'
import { dateScalar, dateTimeScalar } from './dates.ts'
import { complexity } from './limits.ts'

/** No resolver of the admin schema runs without one of the operator's people: the context cannot be made for anybody else. */
export type AdminContext = Pick<Context, 'db' | 'write' | 'batch' | 'requestId'> & { viewer: AdminViewer }

export const adminBuilder = new SchemaBuilder<{
  Context: AdminContext
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

adminBuilder.queryType()
adminBuilder.mutationType()
adminBuilder.scalarType('Date', dateScalar)
adminBuilder.scalarType('DateTime', dateTimeScalar)
