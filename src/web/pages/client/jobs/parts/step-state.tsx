import { Writers, type Presence } from './job-presence.tsx'
import { SaveState, type SavedForm } from './save-state.tsx'

/** Names colleagues who write the same job, and tells whether the text of the page is saved. */
export const StepState = ({ form }: { form: SavedForm & { presence: Presence } }) => (
  <>
    <Writers presence={form.presence} />
    <SaveState form={form} />
  </>
)
