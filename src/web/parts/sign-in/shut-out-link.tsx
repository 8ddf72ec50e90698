import { Link } from 'react-router'
import { isShutOut } from '#ground/shut-out.ts'
import { urls } from '#ground/urls.ts'

const labels = { contractExpired: 'ご契約の再開について', contractSuspended: 'ご利用の停止について' } as const

/** After a refused sign-in: the page for the people of a company that cannot sign in. Nothing for another refusal. */
export const ShutOutLink = ({ code }: { code: string | null | undefined }) =>
  isShutOut(code) && <Link to={urls.client[code]()}>{labels[code]}</Link>
