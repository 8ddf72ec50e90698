import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pngOfPixels } from './image.ts'

const find = createRequire(import.meta.url).resolve
const fonts = () => {
  const folder = dirname(find('@expo-google-fonts/noto-sans-jp/package.json'))
  return ['400Regular/NotoSansJP_400Regular.ttf', '700Bold/NotoSansJP_700Bold.ttf'].map((path) => join(folder, path))
}

/**
 * An opaque SVG of our own as PNG, its texts in Noto Sans JP of weight 400 or 700. Nothing is loaded from elsewhere: other
 * typefaces, files and addresses are unknown to the renderer. sharp's reader of SVG stays shut.
 */
export async function pngOf(svg: string): Promise<Uint8Array> {
  // 4 MB of native code, of which only the first picture has need.
  const { renderAsync } = await import('@resvg/resvg-js')
  const { pixels, width, height } = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: fonts(), defaultFontFamily: 'Noto Sans JP' },
    languages: ['ja'],
  })
  return pngOfPixels({ data: pixels, width, height })
}
