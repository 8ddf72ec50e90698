/** The licensed partner of the settings to whom a student may be handed over. */
export type AgentPartner = { name: string; licenseNumber: string; mail: string | undefined }

/** The data that the partner receives after the consent, and nothing else. */
export const handedOver = [
  '氏名とフリガナ',
  'メールアドレスと携帯電話の番号',
  '学校・学部・卒業年',
  '希望する業界・職種・エリア',
] as const
