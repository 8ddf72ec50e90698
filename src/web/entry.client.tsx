import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
// Listens for Back before the router does: a window calls its listeners in the order they came, capturing or not.
import './ui/overlays/back-closes.ts'
import { HydratedRouter } from 'react-router/dom'
import { listenForErrors } from './carry/error-reporter.ts'
import { nameViewerToServer } from './carry/page-viewer.ts'
import { routeFailed } from './carry/route-change.ts'

listenForErrors()
nameViewerToServer()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error, { location }) => routeFailed(error, location.pathname)} />
    </StrictMode>,
  )
})
