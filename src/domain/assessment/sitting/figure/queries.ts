import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import { itemContent } from '../../item/content.ts'
import { listItems } from '../../item/queries.ts'
import { drawFigure } from '../../item-bank/figure/draw.ts'
import { figurePlaceAt } from './address.ts'

type Asked = { viewer: Viewer; path: string; now: Date }

/** The figure behind an address as SVG; null for an address that is over, and for anybody but its student. */
export async function findFigure(db: Db, sealing: Sealing, { viewer, path, now }: Asked): Promise<string | null> {
  const place = figurePlaceAt(sealing, path, now)
  if (!place || viewer.kind !== 'candidate' || viewer.candidateId !== place.candidateId) return null
  const item = (await listItems(db, [place.itemId])).get(place.itemId)
  if (!item) return null
  const { figure, options } = itemContent(item.content)
  const option = place.option === null ? undefined : options[place.option]
  const drawn = place.option === null ? figure : option && 'figure' in option ? option.figure : undefined
  return drawn ? drawFigure(drawn.drawing) : null
}
