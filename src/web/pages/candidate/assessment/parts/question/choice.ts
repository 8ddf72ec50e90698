/** What the student chose and marked; `option` is the place of the option as shown. */
export type Choice = { option: number | null; isFlagged: boolean }
