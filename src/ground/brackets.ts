/** Words that are to stand inside of 「」: their own brackets are the double ones, as print has it. */
export const insideBrackets = (words: string) => words.replaceAll('「', '『').replaceAll('」', '』')

/** A text to be compared with another one, whichever brackets both have; every letter keeps its place. */
export const withOneBracket = (text: string) => text.replaceAll('『', '「').replaceAll('』', '」')

/** Whether the words stand in the text letter by letter, but for the kind of their brackets. */
export const holdsWords = (text: string, words: string) => withOneBracket(text).includes(withOneBracket(words))
