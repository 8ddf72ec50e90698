import { useRouteLoaderData } from 'react-router'
import type { ClientLayoutQuery } from '#web/generated/graphql.ts'

/** Whether the company user may change things; false for a guest and for a user who only reads. */
export function useCanWrite() {
  const viewer = useRouteLoaderData<() => ClientLayoutQuery>('pages/client/layout')?.viewer
  return viewer?.__typename === 'CompanyViewer' && viewer.canWrite
}
