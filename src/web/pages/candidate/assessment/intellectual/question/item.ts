export type ShownFigure = { address: string; alternative: string }
export type ShownOption = { text: string | null; figure: ShownFigure | null }

/** An item as the student meets it, without anything that tells which option is right. */
export type ShownItem = {
  passage: string | null
  stem: string
  figure: ShownFigure | null
  options: readonly ShownOption[]
}
