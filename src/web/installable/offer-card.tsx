import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRouteLoaderData } from 'react-router'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import { useRootData } from '#web/document/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { rememberFocus } from '#web/ui/overlays/dialog-focus.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import { useIdle } from '#web/ui/browser/idle.ts'
import { onWindow, useListener } from '#web/ui/browser/listener.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './offer-card.module.css'
import type { PromptKind } from './next-prompt.ts'
import type { PromptProps } from './prompt-props.ts'
import type { Prompting } from './prompting.ts'

const installOffers = onWindow('beforeinstallprompt')

/** Loading fails without a connection; the next page tries again. */
const ignore = () => undefined

/** The words of the card; a press opens the prompt with the rest. */
const words: Record<PromptKind, { icon: IconName; title: string; text: string; verb: string }> = {
  push: {
    icon: 'bell',
    title: '通知を受け取りますか',
    text: '新しいスカウトが届いたときと、予約した日程が近づいたときにお知らせします。',
    verb: '通知を受け取る',
  },
  install: {
    icon: 'plus',
    title: 'ホーム画面から開けます',
    text: 'ホーム画面に追加すると、次の予定やスカウトをすぐに確認できます。',
    verb: '追加のしかたを見る',
  },
}

/**
 * §4: the offer to allow pushes or to install the app, as a card of a page that follows an answer: it covers nothing, and
 * stands where the student has just learned what there is to hear of.
 */
export function OfferCard() {
  const settings = useRootData()?.push
  const candidate = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')
  const candidateId = candidate?.viewer?.__typename === 'CandidateViewer' ? candidate.viewer.id : null
  const [prompting, setPrompting] = useState<Prompting>()
  const [Prompt, setPrompt] = useState<ComponentType<PromptProps>>()
  const look = (ownId: string) =>
    void import('./prompting.ts').then((loaded) => setPrompting((before) => before ?? loaded.prompting(ownId)), ignore)
  useIdle(look, candidateId)
  // Chromium sends its offer when it likes, often after the page rests.
  useListener(installOffers, () => candidateId !== null && look(candidateId))
  if (!settings || candidateId === null) return null
  const open = () => void prompting?.load().then((Loaded) => setPrompt(() => Loaded), ignore)
  const leave = () => setPrompting(undefined)
  const dismiss = () => {
    const returnFocus = rememberFocus()
    prompting?.dismiss()
    flushSync(leave)
    returnFocus()
  }
  // The card stays behind the prompt: the focus finds its way back from there.
  return (
    <>
      {prompting && <Offer kind={prompting.kind} onOpen={open} onDismiss={dismiss} />}
      {Prompt && <Prompt candidateId={candidateId} settings={settings} onAnswer={leave} />}
    </>
  )
}

type OfferProps = { kind: PromptKind; onOpen: () => void; onDismiss: () => void }

function Offer({ kind, onOpen, onDismiss }: OfferProps) {
  const { icon, title, text, verb } = words[kind]
  return (
    <Card as="section" className={styles.card} aria-labelledby="offer">
      <Icon name={icon} size="large" />
      <div>
        <h2 id="offer">
          <Phrases>{title}</Phrases>
        </h2>
        <p className="note-14">
          <Phrases>{text}</Phrases>
        </p>
      </div>
      <div className={styles.acts}>
        <Button kind="quiet" onClick={onDismiss}>
          あとで
        </Button>
        <Button kind="secondary" onClick={onOpen}>
          {verb}
        </Button>
      </div>
    </Card>
  )
}
