import { useCallback } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { readCondition } from '#domain/candidate-search/rules/address.ts'
import type { ChosenTime } from '../send-time/send-at.ts'

export type Step = 1 | 2 | 3 | 'sent'

/** The query of the address that is loading, else of the present one: on a slow line a choice holds before it is loaded. */
export function useComingSearch() {
  const here = useLocation()
  const { location: next } = useNavigation()
  return next?.pathname === here.pathname ? next.search : here.search
}

/** Addresses of the steps. Each goes on from what was chosen last, so that no press takes an earlier choice back. */
export function useStepUrls() {
  const [search] = useSearchParams()
  const coming = useComingSearch()
  const urlOf = useCallback(
    (step: Step, changed: { job?: string; edit?: boolean } = {}) => {
      const query = new URLSearchParams(coming)
      query.set('step', String(step))
      if (changed.job !== undefined) query.set('job', changed.job)
      if (changed.edit) query.set('edit', 'common')
      else query.delete('edit')
      return `?${query}`
    },
    [coming],
  )
  const urlAt = useCallback(
    (time: ChosenTime | null) => {
      const query = new URLSearchParams(coming)
      if (time) query.set('at', `${time.day}T${time.clock}`)
      else query.delete('at')
      return `?${query}`
    },
    [coming],
  )
  const urlWithout = useCallback(
    (gone: readonly string[]) => {
      const query = new URLSearchParams(coming)
      const ids = readCondition(query).candidateIds ?? []
      // Without a step in the address, the first step would be left as soon as everybody can be sent to.
      if (!query.has('step')) query.set('step', '1')
      query.delete('ids')
      for (const id of ids) if (!gone.includes(id)) query.append('ids', id)
      return `?${query}`
    },
    [coming],
  )
  const urlOutside = (outside: boolean) => {
    const query = new URLSearchParams(coming)
    if (outside) query.set('own', '1')
    else query.delete('own')
    return `?${query}`
  }
  return {
    urlOf,
    urlAt,
    urlWithout,
    urlOutside,
    comingJobId: new URLSearchParams(coming).get('job'),
    isOutside: search.has('own'),
    isEditing: search.get('edit') === 'common',
    stepParam: search.get('step'),
  }
}
