import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * The faults of a narrow window or of enlarged text: elements beyond an edge of a page that scrolls sideways, texts that
 * leave their frame, and regions that scroll sideways without a name or the focus.
 */
const pushedOut = `(() => {
  const page = document.documentElement
  const tell = (element) =>
    element.tagName.toLowerCase() + [...element.classList].map((name) => '.' + name).join('') +
    ' 「' + element.textContent.trim().slice(0, 20) + '」'
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && !element.parentElement.closest('.visually-hidden, svg'),
  )
  const styles = new Map(shown.map((element) => [element, getComputedStyle(element)]))
  const around = function* (element) {
    for (let one = element; one && one !== document.body; one = one.parentElement) if (styles.has(one)) yield [one, styles.get(one)]
  }
  const isHidden = (element) => around(element).some(([, { clipPath }]) => clipPath !== 'none')
  const isBeyond = (element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (right + scrollX > page.clientWidth + 1 || left + scrollX < -1)
  }
  const beyond = page.scrollWidth > page.clientWidth
    ? shown.filter((element) => isBeyond(element) && !around(element.parentElement).some(([, { overflowX }]) => overflowX !== 'visible'))
    : []
  const isNamed = (element) => element.matches('[tabindex="0"]:is([aria-label], [aria-labelledby])')
  const scrolling = shown.filter(
    (element) => /auto|scroll/.test(styles.get(element).overflowX) && element.scrollWidth > element.clientWidth + 1 &&
      !element.matches('textarea') && !isNamed(element) && !element.querySelector('a, button'),
  )
  const isFrame = ([, { display, borderLeftWidth, backgroundColor, overflowX }]) =>
    display !== 'inline' && (parseFloat(borderLeftWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)' || overflowX !== 'visible')
  const leaves = (text) => {
    const frame = around(text.parentElement).find(isFrame)
    if (!frame || frame[1].overflowX !== 'visible' || isHidden(text.parentElement)) return false
    const edge = frame[0].getBoundingClientRect()
    const isOut = ({ left, right, top, bottom, height }) =>
      left < edge.left - 1 || right > edge.right + 1 || top + height / 4 < edge.top || bottom - height / 4 > edge.bottom
    // Spaces at the end of a line hang over its edge.
    return [...text.data.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return [...range.getClientRects()].some(isOut)
    })
  }
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text.data.trim() && styles.has(text.parentElement) && leaves(text)) texts.push(text.parentElement)
  }
  const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
  return [
    ...(page.scrollWidth > page.clientWidth ? ['the page scrolls by ' + (page.scrollWidth - page.clientWidth) + ' px'] : []),
    ...innermost.map((element) => 'beyond the edge: ' + tell(element)),
    ...texts.map((element) => 'out of its frame: ' + tell(element)),
    ...scrolling.map((element) => 'scrolls without a name: ' + tell(element)),
  ]
})()`

/** WCAG 1.4.4: nothing is lost with text of twice the size. */
export async function expectEnlargeable(page: Page, where: string) {
  // In one question, since it is asked of every page.
  const faults = await page.evaluate(`(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    const faults = ${pushedOut}
    style.fontSize = ''
    return faults
  })()`)
  expect([`${where} with text of twice the size`, faults]).toEqual([`${where} with text of twice the size`, []])
}

/** WCAG 1.4.10: at 320 px a page scrolls in one direction alone. The page stays as narrow as that. */
export async function expectReflowing(page: Page, where: string) {
  await page.setViewportSize({ width: 320, height: 568 })
  expect([`${where} at 320 px`, await page.evaluate(pushedOut)]).toEqual([`${where} at 320 px`, []])
}
