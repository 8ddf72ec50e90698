import { notFound } from '#web/carry/ask.ts'
import { settingsContext } from '#web/document/settings.ts'
import type { Route } from './+types/kit'

export { default } from './kit/gallery.tsx'

/** The kit is for developers; production answers not found. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(settingsContext).isProduction) throw notFound()
  return null
}
