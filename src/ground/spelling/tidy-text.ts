// Frees a typed text of what nobody sees, whatever it says. Doing so twice changes nothing more.

// Direction marks reorder the letters around them: a name with such a mark changes the line it is shown in. The joiners
// and variation selectors of emoji and kanji are not direction marks.
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/gu
const controls = /[^\P{Cc}\n\t]/gu
const unseen = /[^\P{Cc}\n\t]|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u

/**
 * One kind of line end, no other control characters and no direction marks. The GraphQL door applies it to every text.
 */
export const withoutControls = (text: string) =>
  unseen.test(text) ? text.replace(lineEnds, '\n').replace(controls, '').replace(directions, '') : text

/** Text of many lines as it is stored: one kind of line end, no other control characters. */
export const tidyText = (text: string) => withoutControls(text).trim()

const spaces = /[\s\p{Cc}]+/gu

/** Removes outer spaces and joins inner ones to one: for names and other texts of one line. */
export const foldSpaces = (text: string) => text.replace(directions, '').replace(spaces, ' ').trim()
