import type { IconName } from '#web/ui/marks/icon-names.ts'
import type { BlockKind } from './block-draft.ts'

export const blockIcons = { HEADING: 'heading', TEXT: 'list', IMAGE: 'image', YOUTUBE: 'video' } satisfies Record<
  BlockKind,
  IconName
>
