import { fieldLimits } from '#domain/field-limits.ts'

/** In base64, and as much again: what is a little too large is told so by its own rule. */
export const encodedImageLength = Math.ceil(fieldLimits.jobImage.max / 3) * 8
export const imageLimits = { maxBytes: fieldLimits.jobImage.max, maxPixels: 25_000_000, longSide: 2000 }

/** Pictures of one company, with those that were stored within the hour and are shown by no job. */
export const maxJobImages = 1000

/** Where the file of a picture lies. */
export const imageKey = (id: string) => `job/${id}.webp`
/** The address everybody sees it at; whoever has it needs no session. */
export const imageUrl = (id: string) => `/files/${imageKey(id)}`

const address = /^\/files\/job\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/** The picture an address of ours means; null for any other address. */
export const imageIdOf = (url: string) => address.exec(url)?.[1] ?? null
