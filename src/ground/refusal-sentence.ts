/** A sentence, or what makes one of the values of a refusal. */
export type Text = string | ((values: Record<string, string | number>) => string)
