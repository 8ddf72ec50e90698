import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { heartbeatSeconds } from '#domain/assessment/sitting/clock/rules.ts'
import { remember, remembered } from '#web/installable/browser-store.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { onDocument, onWindow, useListener } from '#web/ui/browser/listener.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import type { Attempt, RunningSection } from '../attempt.ts'
import { stopWatch } from '../clock/stop-watch.ts'
import { beat, clock, items, queue, reportFocusLoss } from '../server.ts'

const online = onWindow('online')
const visibility = onDocument('visibilitychange')

/** Milliseconds of a section after which opening it is going on with it, even without an answer. */
const goingOnMs = 8000
const isGoingOn = ({ serverNow }: Attempt, { startedAt, answers }: RunningSection) =>
  Date.parse(serverNow) - Date.parse(startedAt) > goingOnMs || answers.some(({ chosenOption }) => chosenOption !== null)

/** Keeps a running section in step with the server: its time, its device, its items and the answers on their way. */
export function useRunning(attempt: Attempt, section: RunningSection, position: number) {
  const { revalidate } = useRevalidator()
  const { show } = useBanner()
  const [news, setNews] = useState<string | null>(null)
  const [beats, setBeats] = useState(0)
  const place = { attemptId: attempt.id, section: section.id, position }
  const [watch] = useState(stopWatch)

  const resync = async () => {
    const answer = await beat(attempt.id)
    // A refusal is another device, or a sitting that is over: the page shows it after asking again.
    if ('code' in answer) return answer.code.startsWith('assessment_') ? void revalidate() : undefined
    const now = answer.sections.find(({ id }) => id === section.id)
    if (!answer.isThisDevice || now?.state !== 'RUNNING' || now.deadlineAt !== section.deadlineAt) void revalidate()
  }
  const askItem = () => items.want(place, section.itemCount)

  useAfterPaint(() => {
    const now = Date.now()
    if (clock.now() === null) clock.sync(attempt.serverNow, now, now)
    if (isGoingOn(attempt, section)) setNews('続きから再開しました')
    void queue.resume(attempt.id, attempt.lastSequence)
    void resync()
  }, `${attempt.id} ${section.id}`)
  useAfterPaint(() => {
    watch.show(position, performance.now())
    askItem()
  }, `${section.id} ${position}`)
  useTimer(
    () => {
      setBeats(beats + 1)
      void resync()
    },
    heartbeatSeconds * 1000,
    beats,
  )
  useListener(online, () => {
    void queue.flush()
    void resync()
    askItem()
  })
  useListener(queue.hearRefusal, ({ message }) => {
    show({ kind: 'error', text: message })
    void revalidate()
  })
  useListener(visibility, () => {
    if (document.visibilityState === 'hidden') return void reportFocusLoss(attempt.id)
    void resync()
    const key = `assessment-left.${attempt.id}`
    if (remembered(key, 'sessionStorage')) return
    remember(key, 'told', 'sessionStorage')
    setNews('画面を離れたことが記録されます')
  })
  return {
    resync: () => void resync(),
    askItem,
    news,
    dropNews: () => setNews(null),
    timeShown: () => watch.read(performance.now()),
  }
}
