import type { ReactNode } from 'react'
import { LoginModalSlot } from '#web/features/account/sign-in/login-modal-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { layoutMessages } from './messages.ts'
import styles from './page-frame.module.css'

export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className={styles.skip} onClick={skipToContent}>
        {layoutMessages.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <LoginModalSlot />
    </>
  )
}

/** Moves the focus without touching the fragment, which names the current question. */
function skipToContent(event: React.MouseEvent) {
  event.preventDefault()
  const content = document.getElementById('content')
  content?.focus()
  content?.scrollIntoView()
}
