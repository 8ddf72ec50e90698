import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { Refusal } from '#ground/refusal.ts'
import { shownRefusal } from '#ground/words/server.ts'
import type { Refused } from '#web/carry/ask.ts'

/** Records the refusal of a file and gives back what the page shows instead. Any other error is thrown on. */
export async function refusedFile(
  door: Pick<Door, 'deny'>,
  request: Request,
  viewer: Viewer,
  error: unknown,
): Promise<{ refused: Refused }> {
  if (!(error instanceof Refusal)) throw error
  await door.deny(request, viewer, error.code)
  return { refused: shownRefusal(error) }
}
