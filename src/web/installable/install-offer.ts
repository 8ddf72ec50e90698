/** Chromium's `beforeinstallprompt` event. The event can be used once. */
type InstallOffer = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
  interface Window {
    /** Chromium sends the event once per page load and early, so the event is stored until a good moment. */
    installOffer?: InstallOffer
  }
}

export const isInstallOffered = () => window.installOffer !== undefined

export function takeInstallOffer() {
  const taken = window.installOffer
  delete window.installOffer
  return taken
}
