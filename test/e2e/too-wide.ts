/**
 * Whether something lies beyond the right edge. On a phone `innerWidth` grows with what is too wide, the width of the
 * page itself does not.
 */
export const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
