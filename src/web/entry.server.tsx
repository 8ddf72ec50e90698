import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { carryContext } from './carry/ask.ts'
import { viewerIdIn, viewerInForms } from './carry/page-viewer.ts'
import { candidateDataContext } from './hatch/candidate-data.ts'
import { candidatesCsvContext } from './hatch/candidates-csv.ts'
import { calendarFileContext } from './hatch/calendar-file.ts'
import { endedContractContext, invoiceFileContext } from './hatch/ended-contract.ts'
import { saidWithoutScripts } from './document/done-without-scripts.ts'
import { nonceContext, NonceProvider } from './document/nonce.tsx'
import { drawWholePage } from './document/whole-page.ts'
import { companySignInContext } from './hatch/company-sign-in.ts'
import { operatorRegistrationContext } from './hatch/operator-registration.ts'
import { partFilesContext, PartFilesProvider, stylesInOrder } from './first-paint/part-files.ts'
import { providerSignInContext } from './hatch/provider-sign-in.ts'
import { scriptsAfterPaint } from './first-paint/scripts-after-paint.ts'
import { settingsContext } from './document/settings.ts'
import { sessionsContext } from './hatch/sign-in.ts'
import { heldSessionContext, isOtherViewerContext, reportContext, visitContext } from './hatch/visit.ts'

/** Context keys compare by identity: the server must fill the contexts of this bundle. */
export const contexts = {
  carryContext,
  candidatesCsvContext,
  candidateDataContext,
  endedContractContext,
  invoiceFileContext,
  calendarFileContext,
  sessionsContext,
  providerSignInContext,
  companySignInContext,
  operatorRegistrationContext,
  nonceContext,
  partFilesContext,
  settingsContext,
  visitContext,
  heldSessionContext,
  isOtherViewerContext,
  reportContext,
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext)
  let finalStatus = status
  const drawn = await drawWholePage(
    <NonceProvider value={nonce}>
      <PartFilesProvider value={context.get(partFilesContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PartFilesProvider>
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      onError: (error) => {
        finalStatus = 500
        if (!request.signal.aborted) context.get(reportContext)(error, new URL(request.url).pathname)
      },
    },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  const styled = stylesInOrder(drawn)
  const { loaderData, actionData } = routerContext.staticHandlerContext
  const said = saidWithoutScripts(styled, new URL(request.url).searchParams, actionData)
  const html = viewerInForms(said, viewerIdIn(loaderData))
  return new Response(scriptsAfterPaint(html, nonce), { status: finalStatus, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error, new URL(request.url).pathname)
}
