import { createContext, useContext, useState, type ReactNode } from 'react'
import { useSearchGround } from '../../parts/ground.ts'
import { PositiveActionDialog } from './positive-action-dialog.tsx'

const Opener = createContext<(() => void) | undefined>(undefined)
/** Opens the dialog that turns the gender filter on and off; undefined for a user who is no administrator. */
export const usePositiveActionDialog = () => useContext(Opener)

export function PositiveActionDecision({ children }: { children: ReactNode }) {
  const { canAdminister, positiveAction } = useSearchGround()
  const [isOpen, setOpen] = useState(false)
  if (!canAdminister) return children
  return (
    <Opener value={() => setOpen(true)}>
      {children}
      <PositiveActionDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        action={positiveAction.inForce ?? positiveAction.planned ?? null}
      />
    </Opener>
  )
}
