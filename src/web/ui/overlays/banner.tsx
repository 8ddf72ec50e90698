import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { AboveAll } from './above-all.tsx'
import type { BannerMessage, BannerStatus } from './banner-message.ts'
import { useAtRest } from '../browser/at-rest.ts'
import { useTimer } from '../browser/timer.ts'

type Banner = { show: (message: BannerMessage) => void }

const bannerOpenMs = 3000
const bannerClosingMs = 1000

const loadBanner = () => import('./floating-banner.tsx')

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
  const file = useAtRest(loadBanner, count)

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
        {file && message && status !== 'closed' && (
          <file.FloatingBanner
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
