import { timings, type Timing } from '../../rules.ts'

/** What a kind leaves to company users: its code, its name on the page, its time until they choose another. */
export type Timeable<Code> = { code: Code; timed: { label: string; timing: Timing } }
export type Setting<Code> = { kind: Code; timing: Timing }

export const timingOf = (text: string | undefined) => timings.find((timing) => timing === text)

/** Every kind with what was chosen, or its default. */
export const withDefaults = <Code>(
  kinds: readonly Timeable<Code>[],
  chosen: readonly { kind: string; timing: string }[],
): Setting<Code>[] =>
  kinds.map(({ code, timed }) => {
    const found = chosen.find((setting) => setting.kind === code)
    return { kind: code, timing: timingOf(found?.timing) ?? timed.timing }
  })
