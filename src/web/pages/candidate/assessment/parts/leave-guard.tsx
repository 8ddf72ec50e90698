import { useBlocker, useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useUnloadGuard } from '#web/ui/browser/leaving.ts'
import { Modal } from '#web/ui/overlays/modal.tsx'

type LeaveGuardProps = {
  /** Called when the student is about to leave: by the way back, or by closing the tab. */
  isOn: () => boolean
  title: string
  stay: string
  leave: string
  children: string
}

/** Asks before a sitting is left by mistake, as by a swipe. Nothing is lost either way. */
export function LeaveGuard({ isOn, title, stay, leave, children }: LeaveGuardProps) {
  const own = useLocation().pathname
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => here.pathname === own && there.pathname !== own && isOn(),
  )
  useUnloadGuard(isOn)
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={title}
      cancel={
        <Button data-autofocus="" onClick={() => blocker.reset?.()}>
          {stay}
        </Button>
      }
      danger={
        <Button kind="secondary" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
      }
    >
      <p>{children}</p>
    </Modal>
  )
}
