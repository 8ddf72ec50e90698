/** The student's choice and mark; `option` is the place of the option as shown. */
export type Choice = { option: number | null; isFlagged: boolean }
