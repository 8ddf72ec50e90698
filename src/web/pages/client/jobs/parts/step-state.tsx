import { Writers, type Presence } from './job-presence.tsx'
import { SaveState, type SavedForm } from './save-state.tsx'

/** Who else writes the job, and whether what was typed on this page is safe. */
export const StepState = ({ form }: { form: SavedForm & { presence: Presence } }) => (
  <>
    <Writers presence={form.presence} />
    <SaveState form={form} />
  </>
)
