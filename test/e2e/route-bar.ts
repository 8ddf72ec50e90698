import type { Page } from 'playwright-core'

/** Notes on the page's own clock when the bar came and went. */
export const watchBar = (page: Page) =>
  page.evaluate(`
    window.bar = []
    addEventListener('click', () => bar.push(['click', performance.now()]), { capture: true, once: true })
    new MutationObserver(() => {
      const now = document.querySelector('[role=progressbar][aria-label="読み込み中"]') ? 'shown' : 'gone'
      if (bar.at(-1)?.[0] !== now && (now === 'shown' || bar.some(([what]) => what === 'shown'))) bar.push([now, performance.now()])
    }).observe(document.body, { childList: true, subtree: true })
  `)
export type Step = [what: string, at: number]
export const barTimes = (page: Page) => page.evaluate<Step[]>('window.bar')
