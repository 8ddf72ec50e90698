/** Days for which a certificate may be shown, as the student chooses. */
export const certificateDays = [7, 30, 90] as const
export const isCertificateDays = (days: number) => certificateDays.some((choice) => choice === days)

/** Certificates of one student that are open at the same time. */
export const maxOpenCertificates = 5
/** Certificates that one student makes in 24 hours. */
export const certificatesPerDay = 10

/** Days for which a certificate that nobody can open any more is kept: the student finds it in the own data. */
export const certificateKeptDays = 30

/** The secret of a certificate's address, as `newSecret` makes it. */
export const isCertificateToken = (token: string) => /^yac_[\w-]{43}$/.test(token)
