import type { AgentPartner } from '#domain/candidate-account/consent/agent-consultation/rules.ts'
import type { InvoiceIssuer } from '#domain/company/contract/invoice/issuer.ts'
import { readEnv } from '#platform/env.ts'
import { openServices } from '../src/server/open-services.ts'
import { testCompanyOidc } from './company-provider.ts'

export const testAgentPartner: AgentPartner = {
  name: '株式会社試験キャリア',
  licenseNumber: '13-ユ-000000',
  mail: 'partner@agent.example',
}

export const testIssuer: InvoiceIssuer = {
  name: '株式会社試験',
  address: '東京都千代田区1-1',
  registrationNumber: 'T1234567890123',
  payee: '試験銀行 本店 普通 1234567',
}

/** The settings of the tests: scouts leave at any hour, and addresses that people type may lead to this machine. */
export const testEnv = {
  ...readEnv({ PUBLIC_URL: 'http://localhost', SCOUT_HOURS: 'any', OUTBOUND: 'any', PUSH_HOSTS: '127.0.0.1' }),
  agentPartner: testAgentPartner,
  invoiceIssuer: testIssuer,
  sessionSecret: 'a secret of the tests',
}

/** The services of the settings, without the internet. */
export const testServices = (env = testEnv) => ({
  ...openServices(env),
  companyOidc: testCompanyOidc,
  txtRecords: async () => [],
})
