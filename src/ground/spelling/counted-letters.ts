import { lettersOf } from '../text-length.ts'
import { foldSpaces, tidyText } from './tidy-text.ts'

/** The letters of a text of many lines as it is stored: what a limit counts, and what stands below the field. */
export const lettersOfText = (text: string) => lettersOf(tidyText(text))

/** The letters of a text of one line as it is stored. */
export const lettersOfLine = (text: string) => lettersOf(foldSpaces(text))
