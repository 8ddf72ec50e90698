import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'

type ButtonLinkProps = ComponentProps<typeof Link> & Parameters<typeof buttonClass>[0]

/** A link that looks like a button. The addresses come from urls.ts. */
export function ButtonLink({ kind, wide, icon, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ kind, wide, icon, className })} />
}
