import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'

/** The part of the form that a block needs: its mistakes and the ids of its controls. */
export type BlockForm = Pick<DraftForm<never>, 'field' | 'idOf'>
