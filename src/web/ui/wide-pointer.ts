import { media, useMedia } from './media.ts'

/** A wide screen with a mouse: elsewhere the pickers of the system are the better ones. False while the page wakes. */
export const useWidePointer = () => useMedia(media.widePointer) ?? false
