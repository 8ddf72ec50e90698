import { isInstallOffered } from './install-offer.ts'
import { canBePushed, isIosSafari } from './platform.ts'
import { isStandalone } from './standalone.ts'
import { installStatus, pushStatus, storePushStatus, wasPrompted } from './status.ts'

export type PromptKind = 'push' | 'install'
/**
 * The offers stand on pages after an answer, so the student has had a scout. The push comes first; one visit has one
 * offer.
 */
export function nextPrompt({ candidateId }: { candidateId: string }): PromptKind | null {
  if (pushStatus(candidateId) === null) storePushStatus(candidateId, 'pending')
  if (wasPrompted()) return null
  if (pushStatus(candidateId) === 'pending' && canBePushed()) return 'push'
  return canBeInstalled() ? 'install' : null
}

const canBeInstalled = () =>
  !isStandalone() && installStatus() === null && (isInstallOffered() || isIosSafari(navigator))
