import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { AccountForm } from '../account-form.tsx'
import type { Form } from '../use-form.ts'
import { profileMessages } from './messages.ts'
import styles from './form-in-item.module.css'

interface FormInItemProps {
  form: Form
  onCancel: () => void
  children: ReactNode
}

/** Changes an item of a list, below it. */
export function FormInItem({ form, onCancel, children }: FormInItemProps) {
  return (
    <div className={styles.form}>
      <AccountForm
        form={form}
        submit={profileMessages.save}
        isReady
        takesFocus
        beside={
          <Button look="quiet" onClick={onCancel}>
            {profileMessages.cancel}
          </Button>
        }
      >
        {children}
      </AccountForm>
    </div>
  )
}
