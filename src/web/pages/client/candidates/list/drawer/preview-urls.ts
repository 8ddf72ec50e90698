import { grouped } from '#ground/grouped.ts'
import { useNavigate } from 'react-router'
import { pageSize } from '#domain/candidate-search/rules/limits.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { readJobId } from '../../parts/filter-address.ts'
import { withView } from '../../parts/view.ts'
import { useCandidateList } from '../candidate-list.tsx'

/** The addresses that lead from the list to a student and to a scout. */
export function useListUrls() {
  const { search, page, found } = useCandidateList()
  const navigate = useNavigate()
  const previewUrlOf = (id: string, of = page) => {
    const query = new URLSearchParams(search)
    query.delete('preview')
    if (id) query.set('preview', id)
    return clientUrls.candidates(query, of)
  }
  const back = clientUrls.candidates(search, page)
  const listed = { ids: found?.ids ?? [], page, total: found?.totalCount ?? 0, previewUrlOf }
  const nextOf = ([id, ...others]: readonly string[]) =>
    id && others.length === 0 ? neighboursOf({ ...listed, id }).after : null
  return {
    previewUrlOf,
    scoutUrlOf: (ids: readonly string[]) => clientUrls.scout(ids, readJobId(search) || undefined, back, nextOf(ids)),
    listUrl: clientUrls.candidates(withView(new URLSearchParams(search), 'card'), page),
    close: () => void navigate(previewUrlOf(''), { replace: true, preventScrollReset: true }),
  }
}

export function useNeighbours(): Neighbours {
  const { found, page, openId, previewId, isComingSlowly } = useCandidateList()
  const { previewUrlOf } = useListUrls()
  const listed = { ids: found?.ids ?? [], page, total: found?.totalCount ?? 0, previewUrlOf }
  // The next press goes on from the student who is loading; the number belongs to the student in sight.
  const { position } = neighboursOf({ ...listed, id: isComingSlowly ? openId : previewId })
  return { ...neighboursOf({ ...listed, id: openId }), position }
}

/** `place`: counted from 1, 0 for a student who is not on the page; `left`: students after this one. */
export type Neighbours = { place: number; left: number; position: string; before: string | null; after: string | null }

type Listed = {
  ids: readonly string[]
  id: string
  page: number
  total: number
  previewUrlOf: (id: string, page?: number) => string
}

/** The position of the open student among all found students, and the addresses of the students before and after. */
export function neighboursOf({ ids, id, page, total, previewUrlOf }: Listed): Neighbours {
  const at = ids.indexOf(id)
  if (at < 0) return { place: 0, left: 0, position: '', before: null, after: null }
  const place = (page - 1) * pageSize + at + 1
  const [before, after] = [ids[at - 1], ids[at + 1]]
  return {
    place,
    left: Math.max(0, total - place),
    position: `${grouped(place)} / ${grouped(total)}名`,
    before: before ? previewUrlOf(before) : page > 1 ? previewUrlOf('last', page - 1) : null,
    after: after ? previewUrlOf(after) : place < total ? previewUrlOf('first', page + 1) : null,
  }
}
