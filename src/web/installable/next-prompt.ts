import { isInstallOffered } from './install-offer.ts'
import { canBePushed, isIosSafari } from './platform.ts'
import { isStandalone } from './standalone.ts'
import { countVisit, installStatus, pushStatus, storePushStatus, wasPrompted } from './status.ts'

export type PromptKind = 'push' | 'install'
type Student = { candidateId: string; hasScout: boolean }

/**
 * screens.md §4.1: prompts begin with the second visit or the first scout. The push prompt comes first; one visit has
 * one prompt.
 */
export function nextPrompt({ candidateId, hasScout }: Student): PromptKind | null {
  const visit = countVisit(candidateId)
  if (pushStatus(candidateId) === null) {
    if (visit < 2 && !hasScout) return null
    storePushStatus(candidateId, 'pending')
  }
  if (wasPrompted()) return null
  if (pushStatus(candidateId) === 'pending' && canBePushed()) return 'push'
  return canBeInstalled() ? 'install' : null
}

const canBeInstalled = () =>
  !isStandalone() && installStatus() === null && (isInstallOffered() || isIosSafari(navigator))

/** Pages without prompts: registration, onboarding, and the timed assessment. */
export const isUninterrupted = (pathname: string) =>
  /^\/candidate\/(registration|onboarding|assessment)(\/|$)/.test(pathname)

/** §4: no prompt opens over another modal or an open menu, or while the student types. */
export const isGoodMoment = () =>
  document.visibilityState === 'visible' &&
  !document.querySelector('dialog[open], [aria-modal="true"], [popover]:popover-open') &&
  !document.activeElement?.matches('input, textarea, select, [contenteditable]')
