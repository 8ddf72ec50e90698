import { createContext, createElement, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useStepUrls } from './step-urls.ts'

type StepUrls = ReturnType<typeof useStepUrls>
const Reader = createContext<(urls: StepUrls) => string>(() => '')
const Composer = () => useContext(Reader)(useStepUrls())
const loader = () => new Promise(() => undefined)

/** The composer at an address, where each next address stays on its way. */
function openComposer(address: string) {
  const routes = ['/scout', '/elsewhere'].map((path) => ({ path, loader, Component: Composer }))
  const hydrationData = { loaderData: { 0: null } }
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData })
  const read = (reader: (urls: StepUrls) => string) =>
    renderToStaticMarkup(
      createElement(Reader, { value: reader }, createElement(RouterProvider, { router })),
    ).replaceAll('&amp;', '&')
  return { begin: (reader: (urls: StepUrls) => string) => void router.navigate(read(reader)), read }
}

test('a job that was chosen on a slow line is the job of the letter, though its page is not there yet', () => {
  const { begin, read } = openComposer('/scout?ids=a&job=7&step=1')
  begin(({ urlOf }) => urlOf(1, { job: '8' }))
  expect(read(({ comingJobId }) => comingJobId ?? '')).toBe('8')
  expect(read(({ urlOf }) => urlOf(2))).toBe('?ids=a&job=8&step=2')
})

test('students that were taken out one after another stay out, and the time that was chosen beside them stays', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((one) => `${one.repeat(8)}-0000-7000-8000-000000000000`)
  const { begin, read } = openComposer(`/scout?ids=${first}&ids=${second}&ids=${third}&job=7&step=1`)
  begin(({ urlWithout }) => urlWithout([String(first)]))
  begin(({ urlAt }) => urlAt({ day: '2026-12-01', clock: '09:00' }))
  begin(({ urlWithout }) => urlWithout([String(second)]))
  expect(read(({ urlOf }) => urlOf(2))).toBe(`?job=7&step=2&at=2026-12-01T09%3A00&ids=${third}`)
})

test('who is on the way to another page chooses nothing', () => {
  const { begin, read } = openComposer('/scout?ids=a&job=7&step=1')
  begin(() => '/elsewhere?job=9')
  expect(read(({ comingJobId }) => comingJobId ?? '')).toBe('7')
  expect(read(({ urlOf }) => urlOf(2))).toBe('?ids=a&job=7&step=2')
})
