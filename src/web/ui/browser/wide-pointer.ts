import { media, useMedia } from './media.ts'

/** A wide screen with a mouse; on other screens the system's pickers are better. False during hydration. */
export const useWidePointer = () => useMedia(media.widePointer) ?? false
