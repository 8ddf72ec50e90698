import { isStandalone } from './standalone.ts'

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** iPadOS calls itself a Macintosh; no Macintosh is touched with five fingers. */
export const isIos = ({ userAgent, maxTouchPoints }: Agent) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

export const isIpad = (agent: Agent) => isIos(agent) && !/iPhone|iPod/.test(agent.userAgent)

/** Only Safari itself has the button that the panel speaks of; the browsers inside other apps do not. */
export const isIosSafari = (agent: Agent) =>
  isIos(agent) &&
  /Version\/[\d.]+ .*Safari\//.test(agent.userAgent) &&
  !/CriOS|FxiOS|EdgiOS|Line\//.test(agent.userAgent)

/** iOS sends pushes only to what stands on the home screen. What was once refused cannot be asked again. */
export const canBePushed = () =>
  'Notification' in window &&
  'PushManager' in window &&
  'serviceWorker' in navigator &&
  Notification.permission !== 'denied' &&
  (!isIos(navigator) || isStandalone())
