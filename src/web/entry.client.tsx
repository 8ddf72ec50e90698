import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenForErrors } from './error-reporter.ts'
import { routeFailed } from './route-change.ts'

listenForErrors()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={routeFailed} />
    </StrictMode>,
  )
})
