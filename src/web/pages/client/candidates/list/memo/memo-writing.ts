import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { askFromBrowser, AskError, type Refused } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useBanner } from '#web/ui/banner.tsx'
import { memoDrafts } from './memo-drafts.ts'

const WriteMemo = graphql(`
  mutation WriteCandidateMemo($id: ID!, $text: String!, $lastReadUpdatedAt: DateTime) {
    updateSearchCandidateMemo(id: $id, text: $text, lastReadUpdatedAt: $lastReadUpdatedAt) {
      text
      updatedAt
    }
  }
`)

export const memos = memoDrafts(async (id, { text, basis, key }) => {
  try {
    return (await askFromBrowser(key)(WriteMemo, { id, text, lastReadUpdatedAt: basis })).updateSearchCandidateMemo
  } catch (error) {
    if (error instanceof AskError) return error.refused
    throw error
  }
})

const nothing = () => null

/** What is typed into the memo of a student. A field that goes away is saved at once. */
export function useMemoDraft(candidateId: string) {
  const draft = useSyncExternalStore(memos.subscribe, () => memos.find(candidateId), nothing)
  useEffect(() => () => void memos.save(candidateId), [candidateId])
  return draft
}

/** The page is asked again after a save; what was refused after its field was gone is told, with the way back. */
export function useMemoNews(openId: string, previewUrlOf: (id: string) => string) {
  const { revalidate } = useRevalidator()
  const { show } = useBanner()
  const navigate = useNavigate()
  const hear = useEffectEvent((id: string, refused: Refused | null) => {
    if (id === openId) return void revalidate()
    if (!refused) return
    const open = () => void navigate(previewUrlOf(id), { preventScrollReset: true })
    show({ kind: 'error', text: refused.message, action: { label: '開く', onPress: open } })
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (memos.hasUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    const stop = memos.hear((id, refused) => hear(id, refused))
    return () => {
      removeEventListener('beforeunload', ask)
      stop()
    }
  }, [])
}
