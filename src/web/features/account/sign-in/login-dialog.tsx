import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { Button } from '#web/ui/button.tsx'
import { Caution } from '#web/ui/caution.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConfirmAddress } from '../confirm-address.tsx'
import { LoginForm } from './login-form.tsx'
import { toggleLoginModal } from './login-modal.ts'
import { accountMessages } from '../messages.ts'
import { SignUpForm, type NewAccount, type SignedUp } from './sign-up-form.tsx'
import styles from './login-dialog.module.css'

/** What the dialog shows: one form at a time, and the code of an account just made. */
type Shown =
  | { form: 'login'; startWith?: string }
  | { form: 'sign_up' }
  | { form: 'confirm'; account: NewAccount }
  | { form: 'passkey_made' }

export function LoginDialog({ isOpen }: { isOpen: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<Shown>({ form: 'login' })

  useEffect(() => {
    if (!isOpen) return
    if (!dialog.current?.open) dialog.current?.showModal()
    focusFirstField(dialog.current)
  }, [isOpen])

  /** What was pressed is gone with the form before. */
  function show(next: Shown) {
    flushSync(() => setShown(next))
    focusFirstField(dialog.current)
  }

  const close = () => dialog.current?.close()

  /** The link that opened it may be gone by now: the page's heading then says where one is. */
  function closed() {
    toggleLoginModal()
    setShown({ form: 'login' })
    const focused = document.activeElement
    if (focused === document.body || dialog.current?.contains(focused)) {
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
  }

  function signedUp(account: SignedUp) {
    if (account.by === 'passkey') return show({ form: 'passkey_made' })
    show(account.isLoggedIn ? { form: 'confirm', account } : { form: 'login', startWith: account.address })
  }

  return (
    <Dialog dialog={dialog} heading={headingOf(shown)} closeName={accountMessages.close} onClose={closed}>
      {isOpen && shown.form === 'login' ? (
        <>
          <LoginForm startWith={shown.startWith} onDone={close} onLeave={close} />
          <SwitchLine
            question={accountMessages.noAccount}
            answer={accountMessages.createAccount}
            onPress={() => show({ form: 'sign_up' })}
          />
        </>
      ) : null}
      {isOpen && shown.form === 'sign_up' ? (
        <>
          <p>{accountMessages.signUpLead}</p>
          <SignUpForm onDone={signedUp} onLeave={close} />
          <SwitchLine
            question={accountMessages.haveAccount}
            answer={accountMessages.toLogin}
            onPress={() => show({ form: 'login' })}
          />
        </>
      ) : null}
      {isOpen && shown.form === 'confirm' ? (
        <>
          <ConfirmAddress by={shown.account.by} address={shown.account.address} onConfirmed={close} />
          <Later onPress={close} />
        </>
      ) : null}
      {isOpen && shown.form === 'passkey_made' ? (
        <>
          <Caution name={accountMessages.onlyPasskeyName} text={accountMessages.onlyPasskey} />
          <p>
            <Link href="/profile" onClick={close}>
              {accountMessages.toProfile}
            </Link>
          </p>
          <Later onPress={close} />
        </>
      ) : null}
    </Dialog>
  )
}

interface SwitchLineProps {
  question: string
  answer: string
  onPress: () => void
}

/** The way from one form of the dialog to the other. */
function SwitchLine({ question, answer, onPress }: SwitchLineProps) {
  return (
    <p className={styles.line}>
      {question}{' '}
      <Button look="quiet" onClick={onPress}>
        {answer}
      </Button>
    </p>
  )
}

function Later({ onPress }: { onPress: () => void }) {
  return (
    <p>
      <Button look="quiet" onClick={onPress}>
        {accountMessages.later}
      </Button>
    </p>
  )
}

function headingOf(shown: Shown): string {
  if (shown.form === 'confirm') return accountMessages.confirmHeading[shown.account.by]
  if (shown.form === 'passkey_made') return accountMessages.passkeyMadeHeading
  return shown.form === 'login' ? accountMessages.loginHeading : accountMessages.signUpHeading
}

function focusFirstField(dialog: HTMLDialogElement | null) {
  dialog?.querySelector<HTMLElement>('input, a')?.focus()
}
