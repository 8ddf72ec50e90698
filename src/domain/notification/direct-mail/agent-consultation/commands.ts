import type { AgentPartner } from '#domain/candidate-account/consent/agent-consultation/rules.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { urls } from '#ground/urls.ts'
import { mailOf, type Site } from '../../mail-text.ts'

/** The payload of `send_agent_consultation_mail`: ids only. */
export type AgentConsultationMailJob = { agentConsultationId: string; isRevoked: boolean }

export type AgentConsultationMail = { mail: Pick<Mailer, 'send'>; site: Site; agentPartner: AgentPartner | null }

/** Mails the partner that a consent came or ended, by its id alone; without a mail address nothing is sent. */
export async function sendAgentConsultationMail(
  { agentConsultationId, isRevoked }: AgentConsultationMailJob,
  { mail, site, agentPartner }: AgentConsultationMail,
) {
  if (!agentPartner?.mail) return
  const text = isRevoked
    ? {
        subject: 'エージェント相談の同意が取り消されました',
        lines: [
          `受付番号：${agentConsultationId}`,
          '学生が、貴社への情報の提供についての同意を取り消しました。',
          'この受付番号で受け取った情報の利用を止め、削除してください。',
        ],
      }
    : {
        subject: 'エージェント相談の申込みがありました',
        lines: [
          `受付番号：${agentConsultationId}`,
          '学生が、貴社への情報の提供に同意しました。',
          '学生の情報はメールには載せていません。受付番号を添えて、運営の窓口へお問い合わせください。',
        ],
      }
  await mail.send({
    to: agentPartner.mail,
    ...mailOf(
      `${agentPartner.name} ご担当者様`,
      {
        ...text,
        action: 'サービスについては、次のURLをご覧ください。',
        reason: '職業紹介の提携先にお送りしています。',
      },
      urls.candidate.home(),
      site,
    ),
  })
}
