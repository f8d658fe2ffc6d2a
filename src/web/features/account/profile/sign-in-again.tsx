import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '#api/profile'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AccountForm } from '../account-form.tsx'
import { call } from '../call.ts'
import { logIn } from '../log-in.ts'
import { accountMessages } from '../messages.ts'
import { useCanUsePasskeys } from '../passkeys/authenticators.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'
import { profileMessages } from './messages.ts'

const Guarded = createContext<typeof call>(call)

/**
 * As `call`, and where the server wants a login that is more recent, asks for a passkey or the password and calls again. When the
 * person would rather not, it is as if the call had failed.
 */
export const useGuardedCall = () => useContext(Guarded)

interface SignInAgainProps {
  /** What the account is logged in to with. */
  username: string
  /** What there is to log in with. */
  signIn: Profile['sign_in']
  children: ReactNode
}

/** Around what needs a recent login. */
export function SignInAgain({ username, signIn, children }: SignInAgainProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const answer = useRef<(isIn: boolean) => void>(undefined)
  const [isAsked, setAsked] = useState(false)

  const guarded = useCallback<typeof call>(async (name, options) => {
    const result = await call(name, options)
    if (result.ok || result.failure.code !== 'sign_in_again') return result
    const isIn = await new Promise<boolean>((resolve) => {
      answer.current = resolve
      flushSync(() => setAsked(true))
      dialog.current?.showModal()
    })
    return isIn ? call(name, options) : result
  }, [])

  function close(isIn: boolean) {
    answer.current?.(isIn)
    dialog.current?.close()
  }

  function closed() {
    answer.current?.(false)
    setAsked(false)
  }

  return (
    <Guarded value={guarded}>
      {children}
      <Dialog dialog={dialog} heading={profileMessages.againHeading} onClose={closed}>
        {isAsked ? (
          <Again
            username={username}
            signIn={signIn}
            onDone={() => close(true)}
            onCancel={() => close(false)}
          />
        ) : null}
      </Dialog>
    </Guarded>
  )
}

interface AgainFormProps {
  username: string
  onDone: () => void
  onCancel: () => void
}

/** A passkey where the account has one that can be used here, and the password where it has one. */
function Again({ signIn, ...props }: AgainFormProps & Pick<SignInAgainProps, 'signIn'>) {
  const hasPasskey = useCanUsePasskeys() && signIn.passkeys > 0
  const { password: hasPassword } = signIn
  const cancel = (
    <Button look="quiet" onClick={props.onCancel}>
      {profileMessages.cancel}
    </Button>
  )
  return (
    <>
      <p>{hasPasskey || hasPassword ? profileMessages.againWhy : profileMessages.againNoWay}</p>
      {hasPasskey ? (
        <PasskeyButton
          label={profileMessages.againPasskey}
          onDone={props.onDone}
          or={hasPassword ? profileMessages.againOrPassword : null}
        />
      ) : null}
      {hasPassword ? <AgainForm {...props} isSecond={hasPasskey} beside={cancel} /> : <p>{cancel}</p>}
    </>
  )
}

interface PasswordAgainProps extends Omit<AgainFormProps, 'onCancel'> {
  /** Whether a passkey comes first. */
  isSecond: boolean
  beside: ReactNode
}

function AgainForm({ username, onDone, isSecond, beside }: PasswordAgainProps) {
  const form = useForm(async ({ password = '' }) => {
    const trouble = await logIn({ username, password })
    if (trouble) return { password: trouble.note }
    onDone()
    return null
  })
  return (
    <AccountForm
      form={form}
      submit={profileMessages.againButton}
      look={isSecond ? 'secondary' : 'primary'}
      isReady={Boolean(form.values['password'])}
      takesFocus={!isSecond}
      beside={beside}
    >
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField
        label={accountMessages.password}
        name="password"
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
    </AccountForm>
  )
}
