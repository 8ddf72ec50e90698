import type { Page } from 'playwright-core'

/** Until the page has asked to be told, by a subscription of which the name ends so: a page may have several. */
export const untilSubscribed = (page: Page, ending: string) =>
  new Promise<void>((resolve) => {
    const look = ({ payload }: { payload: string | Buffer }) =>
      void (payload.toString().includes(`${ending}(`) && resolve())
    page.on('websocket', (socket) => void socket.on('framesent', look))
  })
