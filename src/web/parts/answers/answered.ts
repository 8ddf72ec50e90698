type PartOf<Given, Name extends string> = Given extends Record<Name, infer Part> ? Part : undefined

/** The refusal among what an action may answer. */
export const refusedOf = <Given extends object | null | undefined>(answer: Given) =>
  (answer && 'refused' in answer ? answer.refused : undefined) as PartOf<Given, 'refused'>
