import { isStandalone } from './standalone.ts'

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** iPadOS names itself a Macintosh, but no Macintosh has a touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Agent) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

export const isIpad = (agent: Agent) => isIos(agent) && !/iPhone|iPod/.test(agent.userAgent)

/** Only Safari has the share button that the panel describes. Browsers inside other apps do not. */
export const isIosSafari = (agent: Agent) =>
  isIos(agent) &&
  /Version\/[\d.]+ .*Safari\//.test(agent.userAgent) &&
  !/CriOS|FxiOS|EdgiOS|Line\//.test(agent.userAgent)

/** iOS sends pushes only to apps on the home screen. A browser does not ask again after a refusal. */
export const canBePushed = () =>
  'Notification' in window &&
  'PushManager' in window &&
  'serviceWorker' in navigator &&
  Notification.permission !== 'denied' &&
  (!isIos(navigator) || isStandalone())
