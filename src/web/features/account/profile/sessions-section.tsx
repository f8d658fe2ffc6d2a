import { momentInWords } from '#web/language/moments.ts'
import { useEffect, useRef, useState } from 'react'
import type { Session } from '#api/session'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { call, type CallResult } from '../call.ts'
import { accountMessages } from '../messages.ts'
import { deviceInWords } from './device-in-words.ts'
import { profileMessages } from './messages.ts'
import { ProfileSection } from './profile-section.tsx'
import { useGuardedCall } from './sign-in-again.tsx'
import lists from './profile-list.module.css'
import styles from './sessions-section.module.css'

type Sessions = readonly Session[] | 'failed'

export function SessionsSection() {
  const guardedCall = useGuardedCall()
  const [sessions, setSessions] = useState<Sessions | 'pending'>('pending')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    let stale = false
    async function look() {
      const found = await fetchSessions()
      if (!stale) setSessions(found)
    }
    void look()
    return () => {
      stale = true
    }
  }, [])

  /** Tells how it went, and shows what is left; the button that was pressed is gone then. */
  async function end(result: CallResult<unknown>, done: string) {
    if (result.ok) showToast('success', done)
    else showToast('error', result.failure.message)
    setSessions(await fetchSessions())
    heading.current?.focus()
  }

  const endOne = async ({ id }: Session) =>
    end(
      await guardedCall('DELETE sessionById', { params: { id }, account: 'asked' }),
      profileMessages.loggedOutThere,
    )
  const endOthers = async () =>
    end(await guardedCall('DELETE sessions', { account: 'asked' }), profileMessages.loggedOutOthers)

  return (
    <ProfileSection heading={profileMessages.sessionsHeading} headingRef={heading}>
      {sessions === 'pending' ? <p>{accountMessages.loading}</p> : null}
      {sessions === 'failed' ? <p>{profileMessages.sessionsFailed}</p> : null}
      {Array.isArray(sessions) ? (
        <SessionList sessions={sessions} onEnd={(session) => void endOne(session)} />
      ) : null}
      {Array.isArray(sessions) && sessions.length > 1 ? (
        <p>
          <Button look="secondary" onClick={() => void endOthers()}>
            {profileMessages.logOutOthers}
          </Button>
        </p>
      ) : null}
    </ProfileSection>
  )
}

async function fetchSessions(): Promise<Sessions> {
  const result = await call('GET sessions', { account: 'asked' })
  return result.ok ? result.body : 'failed'
}

interface SessionListProps {
  sessions: readonly Session[]
  onEnd: (session: Session) => void
}

function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className={lists.list}>
      {sessions.map((session) => {
        const { id, current, signed_in_at, last_used_at } = session
        const device = deviceInWords(session.device)
        return (
          <li key={id} className={lists.item}>
            <div className={lists.row}>
              <div>
                <p className={styles.device}>
                  {device}
                  {current ? <span className={styles.here}>{profileMessages.here}</span> : null}
                </p>
                <p className={lists.note}>
                  {profileMessages.sessionSince({ moment: momentInWords(signed_in_at) })}
                </p>
                <p className={lists.note}>
                  {profileMessages.sessionUsed({ moment: momentInWords(last_used_at) })}
                </p>
              </div>
              {current ? null : (
                <Button look="quiet" onClick={() => onEnd(session)}>
                  <span aria-hidden="true">{profileMessages.logOutThere}</span>
                  <Unseen>
                    {profileMessages.logOutThereNamed({ device, moment: momentInWords(signed_in_at) })}
                  </Unseen>
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
