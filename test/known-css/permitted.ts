/** CSS that an old engine may leave out, with the look that its reader gets instead. */
export const permitted: Readonly<Record<string, string>> = {
  // Lines and words
  'word-break: auto-phrase': 'Firefox and WebKit break at the places of ui/phrases.tsx',
  'text-wrap: pretty': 'a last line may hold one word',
  'text-wrap': 'Safari before 17.4 breaks lines as ever',
  'text-size-adjust': 'only phones enlarge text by themselves; WebKit on a phone knows its own name for it',
  orphans: 'on paper a page may end in the first line of a paragraph',
  widows: 'on paper a page may begin with the last line of a paragraph',
  'break-after: avoid': 'on paper a heading may stand at the end of a page',
  'font-family: ui-monospace': 'the next family of the list is drawn',

  // Fields and bars
  'field-sizing': 'a text area scrolls instead of growing',
  'scrollbar-width': 'bars are as wide as the system draws them',
  'scrollbar-color': 'bars have the colours of the scheme, by color-scheme',
  'forced-color-adjust': 'WebKit has no forced colours',
  '::-webkit-search-cancel-button': 'Firefox draws no cross in a search field',
  '::-webkit-details-marker': 'an old name of WebKit; the others obey list-style',
  '::-webkit-progress-bar': 'Firefox paints the bar by the element itself',
  '::-webkit-progress-value': 'the same part of ::-moz-progress-bar',
  '::-moz-progress-bar': 'the same part of ::-webkit-progress-value',
  '::-webkit-slider-thumb': 'the same part of ::-moz-range-thumb',
  '::-moz-range-thumb': 'the same part of ::-webkit-slider-thumb',

  // Motion and places
  '@starting-style': 'what opens is there at once',
  'transition (transition-behavior)': 'Safari before 17.4 opens and closes dialogs at once',
  '::details-content': 'what opens is there at once',
  'content-visibility': 'a closed part is hidden by the element itself',
  'mask: border-box': 'the mask covers the same box by default',
  'scroll-target-group': 'the part in view is not marked in the list of parts',
  ':target-current': 'the part in view is not marked in the list of parts',
}
