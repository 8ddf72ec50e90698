import { foldWidth } from '#ground/spelling/folding.ts'
import type { FieldError } from '#ground/refusal.ts'
import { fieldError, validationText } from '#ground/validation/validation.ts'

/** PENDING: never checked. FAILED: the last check did not find the record. A proven domain stays proven. */
export const mailDomainStatuses = ['PENDING', 'PROVEN', 'FAILED'] as const
export type MailDomainStatus = (typeof mailDomainStatuses)[number]

export const mailDomainLabel = 'ドメイン'
export const maxMailDomains = 20
/** Text records of a name that are kept to be shown. */
export const maxFoundRecords = 20

/** The text record that proves a domain. */
export const recordOf = (token: string) => `yoake-domain-verification=${token}`

/** An address or a URL, as people paste it, is read as its domain; a Japanese name as mail servers write it. */
export const foldMailDomain = (text: string) =>
  foldWidth(text)
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/^https?:\/\//, '')
    .replace(/[/.]+$/, '')
    .replace(/.*[^\x21-\x7e].*/u, (named) => URL.parse(`https://${named}`)?.hostname ?? named)

const form = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=.*[a-z])[a-z0-9-]{2,63}$/

const freeMail = new Set(
  `gmail.com googlemail.com yahoo.co.jp yahoo.com yahoo.ne.jp ymail.com ymail.ne.jp ybb.ne.jp icloud.com me.com mac.com
  outlook.jp outlook.com hotmail.com hotmail.co.jp hotmail.jp live.jp live.com msn.com docomo.ne.jp ezweb.ne.jp au.com
  softbank.ne.jp i.softbank.jp vodafone.ne.jp ymobile.ne.jp y-mobile.ne.jp rakuten.jp nifty.com nifty.ne.jp
  biglobe.ne.jp ocn.ne.jp so-net.ne.jp plala.or.jp dion.ne.jp excite.co.jp goo.jp goo.ne.jp infoseek.jp aol.com aol.jp
  gmx.com gmx.net mail.com email.com proton.me protonmail.com zoho.com fastmail.com yandex.com mail.ru qq.com 163.com
  naver.com tutanota.com hey.com`.split(/\s+/),
)

const carriers =
  /(?:^|\.)(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.(?:ne\.)?jp|vodafone\.ne\.jp|ymobile1?\.ne\.jp|uqmobile\.jp)$/u

/**
 * Whether the domain says nothing of a company: of a free mail service or a phone company, where anybody may have an
 * address.
 */
export const isFreeMail = (domain: string) => freeMail.has(domain) || carriers.test(domain)

export function checkDomainName(domain: string): FieldError | null {
  if (domain === '') return { path: 'domain', message: validationText.empty(mailDomainLabel) }
  if (!form.test(domain))
    return { path: 'domain', message: `${mailDomainLabel}は「example.co.jp」の形式で入力してください` }
  return fieldError(
    'domain',
    isFreeMail(domain) ? `${domain} はどなたでも使えるメールのドメインのため、登録できません` : null,
  )
}
