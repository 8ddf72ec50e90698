import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'

/** What a block needs of the form around it: its mistakes and the ids of its controls. */
export type BlockForm = Pick<DraftForm<never>, 'field' | 'idOf'>
