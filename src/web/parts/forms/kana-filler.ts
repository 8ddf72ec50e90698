import { bind } from 'vanilla-autokana'

/** Fills the reading of a name while the name is typed; the library is loaded with this file. */
export function fillKana(name: HTMLInputElement, kana: HTMLInputElement): { stop: () => void } {
  // The library's types allow elements, but the published version accepts only ids.
  const filler = bind(name.id, kana.id, { katakana: true })
  // The library starts at the next focus event, but the field may already have the focus.
  if (document.activeElement === name) name.dispatchEvent(new FocusEvent('focus'))
  return filler
}
