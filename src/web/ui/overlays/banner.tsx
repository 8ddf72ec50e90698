import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { AboveAll } from './above-all.tsx'
import styles from './banner.module.css'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { footMark, useClearOfFeet } from '../browser/clear-of-feet.ts'
import { Icon } from '../marks/icon.tsx'
import { Phrases } from '../phrases.tsx'
import { useTimer } from '../browser/timer.ts'

export type BannerMessage = {
  kind: 'success' | 'error'
  text: string
  action?: { label: string; onPress: () => void }
}
type BannerStatus = 'closed' | 'opened' | 'closeRequested'
type Banner = { show: (message: BannerMessage) => void }

const bannerOpenMs = 3000
const bannerClosingMs = 1000

const BannerContext = createContext<Banner | null>(null)

export function useBanner(): Banner {
  const banner = useContext(BannerContext)
  if (!banner) throw new Error('useBanner needs a BannerProvider above it')
  return banner
}

/** Shows one message at the lower edge, above every dialog and clear of every bar. A later message replaces the earlier one. */
export function BannerProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState<BannerStatus>('closed')
  const [message, setMessage] = useState<BannerMessage | null>(null)
  /**
   * The number of messages so far, as the key of the banner: a new message gets a new element, which shows above a
   * dialog opened meanwhile.
   */
  const [count, setCount] = useState(0)
  const [isHeld, setHeld] = useState(false)

  useTimer(() => setStatus('closeRequested'), status === 'opened' && !isHeld ? bannerOpenMs : null, count)
  useTimer(() => setStatus('closed'), status === 'closeRequested' ? bannerClosingMs : null, count)

  const show = useCallback((next: BannerMessage) => {
    setMessage(next)
    setCount((before) => before + 1)
    setHeld(false)
    setStatus('opened')
  }, [])
  const [banner] = useState<Banner>({ show })

  return (
    <BannerContext value={banner}>
      {children}
      <AboveAll>
        <p role="status" className="visually-hidden">
          {status === 'opened' && message?.text}
        </p>
        {message && status !== 'closed' && (
          <FloatingBanner
            key={count}
            message={message}
            status={status}
            onHold={setHeld}
            onClose={() => setStatus('closeRequested')}
          />
        )}
      </AboveAll>
    </BannerContext>
  )
}

type FloatingBannerProps = {
  message: BannerMessage
  status: BannerStatus
  onHold: (isHeld: boolean) => void
  onClose: () => void
}

function FloatingBanner({ message, status, onHold, onClose }: FloatingBannerProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const banner = element.current
    banner?.showPopover()
    return () => banner?.hidePopover()
  }, [])
  useClearOfFeet(element, message)
  // A banner that moves into a dialog is no longer under the pointer, so the hold ends.
  useEffect(() => () => onHold(false), [onHold])
  return (
    <div
      ref={element}
      popover="manual"
      role="region"
      aria-label="通知"
      {...footMark}
      className={classNames(bannerClass(message.kind), styles.floating, status === 'closeRequested' && styles.leaving)}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <BannerContent message={message} onClose={onClose} />
    </div>
  )
}

export const bannerClass = (kind: BannerMessage['kind']) => classNames(styles.banner, styles[kind])

export function BannerContent({ message, onClose }: { message: BannerMessage; onClose: () => void }) {
  const { action } = message
  const act = () => {
    onClose()
    action?.onPress()
  }
  return (
    <>
      <Icon name={message.kind === 'success' ? 'check' : 'warning'} />
      <p>
        <Phrases>{message.text}</Phrases>
      </p>
      {action && (
        <Button kind="night" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button kind="night" icon aria-label="閉じる" onClick={onClose}>
        <Icon name="close" />
      </Button>
    </>
  )
}
