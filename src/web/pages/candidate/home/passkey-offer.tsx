import { useState } from 'react'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'

const PasskeyOfferQuestion = graphql(`
  query PasskeyOffer {
    isPasskeyOffered
  }
`)
const EndPasskeyOffer = graphql(`
  mutation EndPasskeyOffer {
    endPasskeyOffer
  }
`)

/** Null where nothing is offered; else the card, which few visits need. */
async function loadOffer() {
  if (typeof PublicKeyCredential !== 'function') return null
  const { isPasskeyOffered } = await askFromBrowser()(PasskeyOfferQuestion)
  return isPasskeyOffered ? import('./passkey-card.tsx') : null
}

/** Shown after the second sign-in, until the student has a passkey or says no. No page waits for it. */
export function PasskeyOffer() {
  const offer = useLateAnswer('offer', loadOffer)
  const [isGone, setGone] = useState(false)
  if (!offer || isGone) return null
  const end = () => {
    setGone(true)
    // A refusal costs nothing: the offer comes back with the next visit.
    askFromBrowser()(EndPasskeyOffer).catch(() => {})
  }
  return <offer.PasskeyCard onDecline={end} />
}
