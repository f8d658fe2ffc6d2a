import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from '#web/routing/page-link.tsx'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: ButtonLook
}

export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${styles[look]}`} {...rest} />
}

interface ButtonLinkProps {
  href: string
  look?: ButtonLook
  children: ReactNode
}

export function ButtonLink({ href, look = 'primary', children }: ButtonLinkProps) {
  return (
    <PageLink href={href} className={`${styles.button} ${styles[look]}`}>
      {children}
    </PageLink>
  )
}
