import type { Page } from 'playwright-core'

type Words = string | RegExp
type Role = Parameters<Page['getByRole']>[0]
type RoleOptions = { name?: Words; exact?: boolean; level?: number; pressed?: boolean }
type Option = string | { label: string } | { index: number }
export type SentFile = { name: string; mimeType: string; buffer: Buffer }

type Searched = {
  getByRole: (role: Role, options?: RoleOptions) => Part
  getByLabel: (text: Words, options?: { exact?: boolean }) => Part
  getByText: (text: Words, options?: { exact?: boolean }) => Part
  locator: (selector: string, options?: { hasText?: Words }) => Part
}

/** A part of a page as acts need it: Playwright's locator is one, and so is a part of the HTML alone. */
export type Part = Searched & {
  filter: (options: { hasText: Words }) => Part
  first: () => Part
  last: () => Part
  nth: (at: number) => Part
  all: () => Promise<Part[]>
  count: () => Promise<number>
  click: () => Promise<void>
  fill: (text: string) => Promise<void>
  check: () => Promise<void>
  uncheck: () => Promise<void>
  selectOption: (option: Option) => Promise<unknown>
  setInputFiles: (file: SentFile) => Promise<void>
  innerText: () => Promise<string>
  allInnerTexts: () => Promise<string[]>
  inputValue: () => Promise<string>
  getAttribute: (name: string) => Promise<string | null>
  isVisible: () => Promise<boolean>
  waitFor: (options?: { state?: 'attached' | 'detached' | 'visible' | 'hidden' }) => Promise<void>
}

type Sent = { form?: Record<string, string>; headers?: Record<string, string> }

/** A page as acts need it: a browser's is one, and so is that of a visitor without a browser. */
export type PageVisit = Searched & {
  goto: (path: string) => Promise<{ status: () => number } | null>
  url: () => string
  waitForURL: (url: string | RegExp | ((url: URL) => boolean)) => Promise<void>
  request: { post: (path: string, options?: Sent) => Promise<{ status: () => number }> }
}
