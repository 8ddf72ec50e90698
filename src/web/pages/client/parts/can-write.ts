import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ClientLayoutQuery } from '#web/generated/graphql.ts'

function useCompanyViewer() {
  const viewer = useRouteLoaderData<() => ClientLayoutQuery>('pages/client/layout')?.viewer
  return viewer?.__typename === 'CompanyViewer' ? viewer : null
}

/** Whether the company user may change things; false for a guest and for a user who only reads. */
export const useCanWrite = () => useCompanyViewer()?.canWrite ?? false

/** True also where the role was taken away since the page opened: its form stays, with the text that is typed in it. */
export function useCouldWrite() {
  const canWrite = useCanWrite()
  const [couldWrite] = useState(canWrite)
  return couldWrite || canWrite
}

/** Whether the company user has the own dates and nothing else of the company. */
export const useIsInterviewer = () => useCompanyViewer()?.role === 'INTERVIEWER'
