import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from '../marks/icon.tsx'
import { phrased } from '../phrases.tsx'

export function FieldMark({ required, optional }: { required?: boolean; optional?: boolean }) {
  if (required) return <span className={styles.required}>必須</span>
  if (optional) return <span className={styles.optional}>任意</span>
  return null
}

export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size="small" />
      <span>{phrased(children)}</span>
    </p>
  )
}
