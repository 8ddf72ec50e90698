import { isInstallOffered } from './install-offer.ts'
import { canBePushed, isIosSafari } from './platform.ts'
import { isStandalone } from './standalone.ts'
import { countVisit, installStatus, pushStatus, storePushStatus, wasAsked } from './status.ts'

export type PromptKind = 'push' | 'install'
type Student = { candidateId: string; hasScout: boolean }

/** screens.md §4.1: after the second visit or the first scout; the push first, and one question a visit. */
export function nextPrompt({ candidateId, hasScout }: Student): PromptKind | null {
  const visit = countVisit(candidateId)
  if (pushStatus(candidateId) === null) {
    if (visit < 2 && !hasScout) return null
    storePushStatus(candidateId, 'pending')
  }
  if (wasAsked()) return null
  if (pushStatus(candidateId) === 'pending' && canBePushed()) return 'push'
  return canBeInstalled() ? 'install' : null
}

const canBeInstalled = () =>
  !isStandalone() && installStatus() === null && (isInstallOffered() || isIosSafari(navigator))

/** Where a question would be in the way: before there is an account, on the way in, in a test against time. */
export const isUninterrupted = (pathname: string) =>
  /^\/candidate\/(registration|onboarding|assessment)(\/|$)/.test(pathname)

/** §4: never over another modal, nor while a menu is open or something is being typed. */
export const isGoodMoment = () =>
  document.visibilityState === 'visible' &&
  !document.querySelector('dialog[open], [aria-modal="true"], [popover]:popover-open') &&
  !document.activeElement?.matches('input, textarea, select, [contenteditable]')
