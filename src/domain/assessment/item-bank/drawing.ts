/** What the figures of the bank are drawn from: `shapes` adds its kinds here, one type each. */
export type Drawing = { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
