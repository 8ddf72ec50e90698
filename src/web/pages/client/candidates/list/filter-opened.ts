import { useEffect } from 'react'
import { askFromBrowser } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'

const MarkOpened = graphql(`
  mutation MarkSavedFilterOpened($id: ID!) {
    updateSavedFilterLastOpenedAt(id: $id)
  }
`)

/** Whoever was new in this filter has been shown; what is on the screen stays until another one is opened. */
export function useFilterOpened(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) void askFromBrowser()(MarkOpened, { id }).catch(() => undefined)
  }, [id])
}
