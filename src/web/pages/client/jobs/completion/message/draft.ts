import { checkMessage, completionText, tidyMessage } from '#domain/job/completion/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { type Keyed, newKey } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'

export type Url = Keyed & { label: string; url: string }
export type Draft = { description: string; urls: readonly Url[] }

type Message = { completionDescription: string; completionUrls: readonly { label: string; url: string }[] }

// The place is a key that stays over a reload of the page, so that a kept draft is known again.
export const draftOf = ({ completionDescription, completionUrls }: Message): Draft => ({
  description: completionDescription,
  urls: completionUrls.map((url, at) => ({ key: `url-${at}`, ...url })),
})

export const newUrl = (): Url => ({ key: newKey(), label: '', url: '' })

export function write({ description, urls }: Draft) {
  const input = {
    completionDescription: description,
    completionUrls: urls.map(({ label, url }) => ({ label, url })),
  }
  const places = [
    fieldPlace('messageInput.completionDescription', 'description'),
    fieldPlace('messageInput.completionUrls', 'urls'),
    ...itemPlaces('messageInput.completionUrls', urls, ['label', 'url']),
  ]
  return { input, places }
}

export const checkDraft = (draft: Draft) => checkMessage(tidyMessage({ ...write(draft).input, status: 'DRAFT' }))

export const nameOf = (urls: readonly Url[], url: Url) => `${urls.indexOf(url) + 1}番目のURL`
export const tooMany = completionText.urls

export function labelOf({ urls }: Draft, control: string) {
  if (control === 'description') return fieldLimits.completionMessage.label
  if (control === 'urls') return fieldLimits.completionUrls.label
  const url = urls.find(({ key }) => control.startsWith(key))
  return url ? nameOf(urls, url) : null
}
