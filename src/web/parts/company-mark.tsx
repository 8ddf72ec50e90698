import type { ReactNode } from 'react'
import type { MarkShape } from '#web/generated/graphql.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './company-mark.module.css'

export type Mark = { shape: MarkShape; background: string; foreground: string }
type CompanyMarkProps = { mark: Mark; size?: 'small' | 'normal'; className?: string }

/** A company's sign, drawn from its shape and two colours. Its name always stands beside it. */
export function CompanyMark({ mark: { shape, background, foreground }, size = 'normal', className }: CompanyMarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={classNames(styles.mark, size === 'small' && styles.small, className)}
    >
      <rect width="48" height="48" fill={background} />
      <g fill="none" stroke={foreground} strokeLinecap="round" strokeLinejoin="round">
        {drawings[shape](foreground, background)}
      </g>
    </svg>
  )
}

type Draw = (ink: string, ground: string) => ReactNode

const stars = ['11 16', '19 14', '25 19', '31 22', '32 30.5', '40 32', '38.5 21'].map((at) => at.split(' '))
const petals = [0, 72, 144, 216, 288]
const tiles = [12, 21, 30]

const drawings: Record<MarkShape, Draw> = {
  CONSTELLATION: (ink) => (
    <>
      <path d="M11 16 19 14 25 19 31 22 32 30 40 32 38 22" strokeWidth="1.5" opacity="0.55" />
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.5" fill={ink} stroke="none" />
      ))}
    </>
  ),
  SUNRISE: (ink) => (
    <>
      <path d="M12 32a12 12 0 0 1 24 0Z" fill={ink} stroke="none" />
      <path d="M8 37h32M14 42h20" strokeWidth="2.5" />
    </>
  ),
  LEAF: (ink, ground) => (
    <>
      <path d="M13 35C11 21 20 12 36 12 37 28 28 37 13 35Z" fill={ink} stroke="none" />
      <path d="M13 35 27 21" stroke={ground} strokeWidth="2" />
    </>
  ),
  RINGS: () => (
    <g strokeWidth="3">
      <circle cx="24" cy="18" r="7" />
      <circle cx="17" cy="29" r="7" />
      <circle cx="31" cy="29" r="7" />
    </g>
  ),
  WAVES: () => <path d="M8 20c5-6 11-6 16 0s11 6 16 0M8 30c5-6 11-6 16 0s11 6 16 0" strokeWidth="3.5" />,
  BOOK: () => (
    <path d="M24 16v20M24 16c-4-3-9-3-13-2v19c4-1 9-1 13 3 4-4 9-4 13-3V14c-4-1-9-1-13 2Z" strokeWidth="2.5" />
  ),
  MOUNTAIN: (ink, ground) => (
    <>
      <path d="M7 36 20 14l8.5 14 4-6L41 36Z" fill={ink} stroke="none" />
      <path d="m15.5 22 4 3 5-3" stroke={ground} strokeWidth="2.5" />
    </>
  ),
  BRIDGE: () => (
    <path d="M7 32h34M15 12v24M33 12v24M7 24c4 0 7-4 8-10 2 8 5 11 9 11s7-3 9-11c1 6 4 10 8 10" strokeWidth="2.5" />
  ),
  GRID: (ink) =>
    tiles.flatMap((y) =>
      tiles.map((x) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="6"
          height="6"
          rx="1.5"
          fill={ink}
          stroke="none"
          opacity={x + y === 42 ? 1 : 0.6}
        />
      )),
    ),
  PETALS: (ink, ground) => (
    <>
      {petals.map((turn) => (
        <path
          key={turn}
          d="M24 24c-5-4-5-9 0-14 5 5 5 10 0 14Z"
          fill={ink}
          stroke="none"
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle cx="24" cy="24" r="3.5" fill={ground} stroke="none" />
    </>
  ),
  ARROWS: () => <path d="m11 25 13-13 13 13M11 36l13-13 13 13" strokeWidth="3.5" />,
  DROP: (ink, ground) => (
    <>
      <path d="M24 9c7 9 11 14 11 19a11 11 0 0 1-22 0c0-5 4-10 11-19Z" fill={ink} stroke="none" />
      <path d="M18.5 28.5a5.5 5.5 0 0 0 5.5 5.5" stroke={ground} strokeWidth="2.5" />
    </>
  ),
}
