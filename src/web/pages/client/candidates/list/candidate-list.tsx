import { createContext, useContext, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useIsSlow } from '#web/parts/answers/slow.ts'
import type { Route } from '../+types/list'
import { useCondition } from './filters/condition-change.ts'
import { useComing } from './results/coming.ts'

type Loaded = Route.ComponentProps['loaderData']

/** The loaded page, the condition as it is chosen now, and the list or student that is loading. */
function useLoadedList(loaded: Loaded) {
  const [search] = useSearchParams()
  const changing = useCondition()
  const coming = useComing(changing.isChanging, loaded.previewId)
  const isComing = coming.previewId !== null
  return {
    ...loaded,
    ...changing,
    search,
    coming,
    isComing,
    isComingSlowly: useIsSlow(isComing),
    /** The id of the student who is open or loading; '' for none. */
    openId: coming.previewId ?? loaded.previewId,
  }
}

const CandidateList = createContext<ReturnType<typeof useLoadedList> | null>(null)

export function CandidateListProvider({ loaded, children }: { loaded: Loaded; children: ReactNode }) {
  return <CandidateList value={useLoadedList(loaded)}>{children}</CandidateList>
}

export function useCandidateList() {
  const list = useContext(CandidateList)
  if (!list) throw new Error('the candidate list stands in its provider')
  return list
}
