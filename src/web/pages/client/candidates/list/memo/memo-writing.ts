import { useNavigate, useRevalidator } from 'react-router'
import { askFromBrowser, AskError, type Refused } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { useLeaving, useUnloadGuard } from '#web/ui/browser/leaving.ts'
import { useListener } from '#web/ui/browser/listener.ts'
import { useStore } from '#web/ui/browser/store.ts'
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

/** The draft of a student's memo. A draft whose field leaves the page is saved at once. */
export function useMemoDraft(candidateId: string) {
  useLeaving((id) => void memos.save(id), candidateId)
  return useStore(memos, () => memos.find(candidateId), null)
}

/** Reloads the page after a save of the open student. For another student, a banner shows the refusal. */
export function useMemoNews(openId: string, previewUrlOf: (id: string) => string) {
  const { revalidate } = useRevalidator()
  const { show } = useBanner()
  const navigate = useNavigate()
  const hear = (id: string, refused: Refused | null) => {
    if (id === openId) return void revalidate()
    if (!refused) return
    const open = () => void navigate(previewUrlOf(id), { preventScrollReset: true })
    show({ kind: 'error', text: refused.message, action: { label: '開く', onPress: open } })
  }
  useListener(memos.hear, hear)
  useUnloadGuard(memos.hasUnsaved)
}
