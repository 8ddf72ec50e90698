/** What Chromium hands to a page that may offer to be installed; it can be used once. */
export type InstallOffer = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null

/** It comes once a page and early, so it is kept for when it is a good moment. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
  addEventListener('appinstalled', () => (offer = null))
}

export const keptInstallOffer = () => offer

export function takeInstallOffer() {
  const taken = offer
  offer = null
  return taken
}
