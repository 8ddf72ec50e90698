import type { ReactNode } from 'react'
import styles from './kit.module.css'

export function Spec({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.spec}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

/** One component held in one state, with the name of the state below the component. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      {children}
      <span>{name}</span>
    </div>
  )
}
