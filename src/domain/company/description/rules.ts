/** The five kinds of 青少年雇用情報 (若者雇用促進法), in the order in which they are shown. */
export const youthInformationKinds = [
  'HIRES_AND_LEAVERS',
  'TENURE',
  'TRAINING',
  'OVERTIME_AND_LEAVE',
  'PARENTAL_LEAVE_AND_WOMEN',
] as const
export type YouthInformationKind = (typeof youthInformationKinds)[number]

export const youthInformationLabels: Record<YouthInformationKind, string> = {
  HIRES_AND_LEAVERS: '採用者数・離職者数',
  TENURE: '平均勤続年数',
  TRAINING: '研修・自己啓発支援',
  OVERTIME_AND_LEAVE: '残業時間・有給休暇',
  PARENTAL_LEAVE_AND_WOMEN: '育児休業・女性の割合',
}

export type CompanyFigure = { label: string; value: string; source: string; asOf: string | null }

/** Students see a number only when they can tell where it comes from and how old it is (legal.md 2). */
export const isShownFigure = ({ source, asOf }: Pick<CompanyFigure, 'source' | 'asOf'>) =>
  source !== '' && asOf !== null
