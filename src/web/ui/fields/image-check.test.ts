import { expect, test } from 'vitest'
import { findImageProblem, imageKindOf, maxImageBytes } from './image-check.ts'

const text = (words: string) => new TextEncoder().encode(words)
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

test.each([
  ['jpeg', Uint8Array.from(jpeg)],
  ['png', Uint8Array.from(png)],
  ['webp', text('RIFF0000WEBPVP8 ')],
  [null, text('RIFF0000WAVEfmt ')],
  [null, text('GIF89a')],
  [null, text('<svg xmlns="http://www.w3.org/2000/svg">')],
  [null, Uint8Array.from(png.slice(0, 7))],
  [null, new Uint8Array()],
] as const)('%s by its bytes', (kind, bytes) => expect(imageKindOf(bytes)).toBe(kind))

test('§5 5 MB fit, a byte more does not, and what is no picture is that first', async () => {
  const of = (bytes: number) => new Blob([Uint8Array.from(jpeg), new Uint8Array(bytes - jpeg.length)])
  expect(await findImageProblem(of(maxImageBytes))).toBeNull()
  expect(await findImageProblem(of(maxImageBytes + 1))).toBe('tooLarge')
  expect(await findImageProblem(new Blob([text('not a picture'), new Uint8Array(maxImageBytes)]))).toBe('invalid')
})
