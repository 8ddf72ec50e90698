/** The part after the last @; '' for a text without. */
export const domainOf = (email: string) => /@([^@]+)$/u.exec(email)?.[1] ?? ''

const mailDomains = [
  'gmail.com',
  'yahoo.co.jp',
  'icloud.com',
  'outlook.jp',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.jp',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'softbank.ne.jp',
  'i.softbank.jp',
]
// Real domains one letter away from another real one.
const realDomains = [
  'yahoo.ne.jp',
  'mail.com',
  'email.com',
  'ymail.com',
  'yahoo.com',
  'ymail.ne.jp',
  'hotmail.jp',
  'me.com',
  'mac.com',
]
const wrongEndings: Record<string, string> = {
  'gmail.jp': 'gmail.com',
  'gmail.co.jp': 'gmail.com',
  'gmail.ne.jp': 'gmail.com',
  'yahoo.jp': 'yahoo.co.jp',
  'icloud.co.jp': 'icloud.com',
  'icloud.jp': 'icloud.com',
  'outlook.co.jp': 'outlook.jp',
  'docomo.co.jp': 'docomo.ne.jp',
  'docomo.jp': 'docomo.ne.jp',
  'softbank.jp': 'i.softbank.jp',
}

/** True when two domains differ by one letter too many, too few or wrong, or by two swapped letters. */
function isOneSlipAway(one: string, other: string) {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let at = 0
  while (one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped
}

/** The mail address that was probably meant (gmial.com → gmail.com); null for an address that looks right. */
export function suggestEmail(email: string): string | null {
  const domain = domainOf(email)
  if (mailDomains.includes(domain) || realDomains.includes(domain)) return null
  const meant = wrongEndings[domain] ?? mailDomains.find((mailDomain) => isOneSlipAway(domain, mailDomain))
  return meant ? `${email.slice(0, -domain.length)}${meant}` : null
}

const carrierDomains =
  /(?:^|\.)(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.(?:ne\.)?jp|vodafone\.ne\.jp|ymobile1?\.ne\.jp|emobile\.ne\.jp|disney\.ne\.jp|willcom\.com|pdx\.ne\.jp|uqmobile\.jp)$/u

/** Advice for mail addresses that a student loses with the school or the phone contract; null for all others. */
export function adviseEmail(email: string): string | null {
  const domain = domainOf(email)
  if (/\.(?:ac\.jp|edu)$/u.test(domain)) return '大学のメールアドレスは、卒業後に使えなくなることがあります。'
  if (carrierDomains.test(domain))
    return '携帯電話会社のメールアドレスは、迷惑メールの設定や乗り換えで届かなくなることがあります。'
  return null
}
