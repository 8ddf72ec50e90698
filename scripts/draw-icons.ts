import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { readCommandLine } from '#platform/command-line.ts'
import { browserLaunch } from './browser.ts'

readCommandLine({
  usage: 'node scripts/run.mjs scripts/draw-icons.ts',
  about: 'Draws the icons of the installed app anew.',
})
// The mark of the logo, drawn for the home screen: node scripts/run.mjs scripts/draw-icons.ts
const night = '#24143d'
const sun = '#f2a900'

/** From the logo, where it stands around (16, 15). */
const mark = (disc: string, line: string) => `
  <path d="M8 21a8 8 0 0 1 16 0Z" fill="${disc}"/>
  <path d="M3 25h26M16 5v3.5M5.4 10.4l2.5 2.5M26.6 10.4l-2.5 2.5"
    fill="none" stroke="${line}" stroke-width="2.5" stroke-linecap="round"/>`

/** `part`: how much of the side the mark's 28.5 take up. */
type Icon = { name: string; size: number; part: number; ground: 'rounded' | 'square' | 'none' }

const icons: Icon[] = [
  { name: 'icon-192', size: 192, part: 0.66, ground: 'rounded' },
  { name: 'icon-512', size: 512, part: 0.66, ground: 'rounded' },
  // A launcher may cut down to a circle of 80 %: the mark stays well inside.
  { name: 'maskable-192', size: 192, part: 0.54, ground: 'square' },
  { name: 'maskable-512', size: 512, part: 0.54, ground: 'square' },
  // iOS rounds the corners itself and paints what is transparent black.
  { name: 'apple-touch-icon', size: 180, part: 0.62, ground: 'square' },
  { name: 'monochrome-512', size: 512, part: 0.62, ground: 'none' },
  { name: 'badge-96', size: 96, part: 0.92, ground: 'none' },
]

function drawing({ part, ground }: Icon) {
  const scale = (100 * part) / 28.5
  const sunAt = 50 + 6 * scale
  const horizonAt = 50 + 10 * scale
  const ring = (r: number, fill: string) => `<circle cx="50" cy="${sunAt}" r="${r * scale}" fill="${fill}"/>`
  const sky = `<g clip-path="url(#${ground})"><rect width="100" height="100" fill="${night}"/>
    ${ring(25, '#2f1a50')}${ring(19, '#3d2363')}${ring(13, '#54307a')}
    <rect y="${horizonAt}" width="100" height="100" fill="${night}"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 100 100">
    <clipPath id="rounded"><rect width="100" height="100" rx="22"/></clipPath>
    <clipPath id="square"><rect width="100" height="100"/></clipPath>
    ${ground === 'none' ? '' : sky}
    <g transform="translate(50 50) scale(${scale}) translate(-16 -15)">
      ${ground === 'none' ? mark('#fff', '#fff') : mark(sun, '#fff')}
    </g></svg>`
}

mkdirSync('public/icons', { recursive: true })
const browser = await chromium.launch(await browserLaunch())
for (const icon of icons) {
  const { name, size } = icon
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing(icon)}`)
  writeFileSync(`public/icons/${name}.png`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
