export const productionSecret = 'a-secret-of-the-tests-that-is-long-enough'

/** A provider that never answers: nobody listens at its port. */
export const awayProvider = {
  name: 'away',
  label: '留学先アカウント',
  issuer: 'https://127.0.0.1:9',
  clientId: 'yoake',
  clientSecret: 'a secret',
}
export const productionSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  WORKER: 'on',
  SESSION_SECRET: productionSecret,
  MAIL_FROM: 'no-reply@yoake.example',
  OPERATOR_NAME: '株式会社例',
  OPERATOR_ADDRESS: '東京都港区1-1',
  OPERATOR_MAIL: 'help@yoake.example',
  OIDC_MORE_PROVIDERS: JSON.stringify([awayProvider]),
}

/** The settings of a partner for the agent consultation. */
export const agentPartner = { AGENT_PARTNER_NAME: '株式会社試験キャリア', AGENT_PARTNER_LICENSE: '13-ユ-000000' }
