/** What Chromium hands to a page that may offer to be installed; it can be used once. */
export type InstallOffer = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** It comes once a page and early: kept for when it is a good moment. */
    installOffer?: InstallOffer
  }
}

export const isInstallOffered = () => window.installOffer !== undefined

export function takeInstallOffer() {
  const taken = window.installOffer
  delete window.installOffer
  return taken
}
