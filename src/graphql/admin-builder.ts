import SchemaBuilder from '@pothos/core'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { builderOptions, type Scalars } from './builder-options.ts'
import type { Context } from './context.ts'
import { dateScalar, dateTimeScalar } from './dates.ts'
import type { DeskServices } from './product-services.ts'

/** The context of the admin schema: it needs an AdminViewer, so no resolver runs for any other viewer. */
export type AdminContext = Pick<
  Context,
  'db' | 'write' | 'batch' | 'batchOpen' | 'requestId' | 'sessionTokenSha256' | 'requireRate'
> &
  Pick<Context, 'files' | 'relyingParty' | 'sealing' | 'needsOperatorFactor'> &
  DeskServices & { viewer: AdminViewer }

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
