import { companyKinds, type CompanyKind } from '../../kind.ts'

export const timings = ['IMMEDIATELY', 'DAILY_DIGEST', 'OFF'] as const
export type Timing = (typeof timings)[number]

const immediately: readonly CompanyKind[] = ['K01', 'K04', 'K05', 'K06']
export const defaultTiming = (kind: CompanyKind): Timing =>
  immediately.includes(kind) ? 'IMMEDIATELY' : 'DAILY_DIGEST'

/** As people name them on the page of the settings. */
export const labels: Record<CompanyKind, string> = {
  K01: 'スカウトの承認',
  K02: 'スカウトの辞退',
  K03: 'スカウトの期限切れ',
  K04: '日程の予約',
  K05: '日程の追加リクエスト',
  K06: '予約の取り消し',
  K07: '日程の満席',
}

export type Setting = { kind: CompanyKind; timing: Timing }

/** Every kind with what was chosen, or its default. */
export const withDefaults = (chosen: readonly { kind: string; timing: string }[]): Setting[] =>
  companyKinds.map((kind) => {
    const found = chosen.find((setting) => setting.kind === kind)
    return { kind, timing: timings.find((timing) => timing === found?.timing) ?? defaultTiming(kind) }
  })
