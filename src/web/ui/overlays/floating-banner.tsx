import { useEffect, useLayoutEffect, useRef } from 'react'
import type { BannerMessage, BannerStatus } from './banner-message.ts'
import { BannerContent, bannerClass } from './banner-content.tsx'
import styles from './banner-content.module.css'
import { classNames } from '../class-names.ts'
import { useClearOfFeet } from '../browser/clear-of-feet.ts'
import { footMark } from '../browser/foot-mark.ts'

type FloatingBannerProps = {
  message: BannerMessage
  status: BannerStatus
  onHold: (isHeld: boolean) => void
  onClose: () => void
}

export function FloatingBanner({ message, status, onHold, onClose }: FloatingBannerProps) {
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
