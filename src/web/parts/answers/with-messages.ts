import type { messages } from '#web/texts/messages.ts'

/** The act itself succeeded: without a connection nobody is told of it. */
const ignore = () => undefined

/** Tells of an act with texts that are loaded when there is something to tell. */
export const withMessages = (tell: (texts: typeof messages) => void) =>
  void import('#web/texts/messages.ts').then((loaded) => tell(loaded.messages)).catch(ignore)
