import { redirectDocument } from 'react-router'
import { notFound } from '#web/carry/ask.ts'
import type { Route } from './+types/not-found'

export const loader = () => {
  throw notFound()
}

/** The browser lists the pages of one area alone, so the server is asked for every address that is not among them. */
export const clientLoader = ({ url: { pathname, search } }: Route.ClientLoaderArgs) => {
  throw redirectDocument(pathname + search)
}

export default function NotFound() {
  return null
}
