import { Suspense, useState } from 'react'
import { pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './tell-friends.module.css'

const later = { Invitation: pagePart(() => import('./friend-invitation.tsx')) }

/** The invitation of friends, for a student whose profile is open. */
export default function TellFriends({ invitingId }: { invitingId: string }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  usePartsAtRest(later)
  return (
    <div className={styles.friends}>
      <Icon name="users" size="small" />
      <LinkButton onClick={() => setOpen(true)}>友だちに紹介する</LinkButton>
      {isOpen !== null && (
        <Suspense>
          <later.Invitation invitingId={invitingId} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
