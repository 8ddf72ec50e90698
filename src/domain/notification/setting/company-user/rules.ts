import type { FieldError } from '#ground/refusal.ts'
import { timings, type Timing } from '../../rules.ts'

/** A kind whose time company users choose: its code, its name on the settings page, and the default timing. */
type Timeable<Code> = { code: Code; timed: { label: string; timing: Timing } }
export type Setting<Code> = { kind: Code; timing: Timing }

export const timingOf = (text: string | undefined) => timings.find((timing) => timing === text)

/** Every kind with the chosen timing, or the kind's default. */
export const withDefaults = <Code>(
  kinds: readonly Timeable<Code>[],
  chosen: readonly { kind: string; timing: string }[],
): Setting<Code>[] =>
  kinds.map(({ code, timed }) => {
    const row = chosen.find((setting) => setting.kind === code)
    return { kind: code, timing: timingOf(row?.timing) ?? timed.timing }
  })

/** Whole hours in Tokyo at which a digest may come. */
export const digestHours = { min: 7, max: 20 } as const

export const checkDigestHour = (hour: number): FieldError | null =>
  Number.isInteger(hour) && hour >= digestHours.min && hour <= digestHours.max
    ? null
    : { path: 'digestHour', message: `時刻は${digestHours.min}時から${digestHours.max}時の間で選んでください` }
