import SchemaBuilder from '@pothos/core'
import type { InvoiceIssuer } from '#domain/company/contract/invoice/issuer.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { builderOptions, type Scalars } from './builder-options.ts'
import type { Context } from './context.ts'
import { dateScalar, dateTimeScalar } from './dates.ts'

/** The context of the admin schema: it needs an AdminViewer, so no resolver runs for any other viewer. */
export type AdminContext = Pick<
  Context,
  'db' | 'write' | 'batch' | 'batchOpen' | 'requestId' | 'files' | 'sessionTokenSha256' | 'requireRate' | 'relyingParty'
> &
  Pick<Context, 'sealing' | 'needsOperatorFactor'> & {
    viewer: AdminViewer
    /** The operator as invoices name it. */
    issuer: InvoiceIssuer
  }

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
