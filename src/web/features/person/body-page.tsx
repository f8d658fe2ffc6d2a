import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Sex } from '#engine'
import type { Profile } from '#api/profile'
import { withSex, withWho, type Who } from '#web/domain/consultation/consultation.ts'
import { answerStore, useConsultation } from '#web/domain/consultation/answer-store.ts'
import { FLOW, PLACE_LIST_HREF } from '#web/domain/flow/flow.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { FillFromProfile } from '#web/features/account/profile/fill-from-profile.tsx'
import { loadWholeBodies } from '#web/features/body-map/outlines.ts'
import { AskEarlier, forgetStart } from '#web/features/consultation/ask-earlier.tsx'
import { afterPaint } from '#web/routing/after-paint.ts'
import { BackLink } from '#web/ui/links.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { BodyChoice } from './body-choice.tsx'
import { personMessages } from './messages.ts'

export function BodyPage() {
  const consultation = useConsultation()
  const chosen = consultation?.sex ?? null
  const who = consultation?.who ?? 'me'
  const heading = who === 'me' ? personMessages.bodyHeading : personMessages.bodyHeadingOther
  const [, navigate] = useLocation()
  const asking = useRef<HTMLDialogElement>(null)
  // Asked for without cookies, they need a connection of their own, which takes a slow network a second to open.
  useEffect(() => void loadWholeBodies(), [])

  function choose(sex: Sex) {
    // Pressed before the page could ask: the question comes first.
    if (asking.current?.open) return
    forgetStart()
    answerStore().change((consultation) => withSex(consultation, sex))
    navigate(FLOW.place)
  }

  function fillIn({ body_type }: Profile['fields']): boolean {
    if (body_type) choose(body_type.value)
    return body_type !== null
  }

  return (
    <PageBody>
      <BackLink href="/" />
      <PageHeading title={personMessages.bodyHeading}>{heading}</PageHeading>
      <WhoField
        chosen={who}
        onChoose={(each) => answerStore().change((consultation) => withWho(consultation, each))}
      />
      <p>{personMessages.bodyLead}</p>
      <AskEarlier dialog={asking} />
      <BodyChoice chosen={chosen} onChoose={(sex) => afterPaint(() => choose(sex))} />
      <FillFromProfile onProfile={fillIn} />
      <Disclosure summary={personMessages.whyBody}>
        <p>{personMessages.whyBodyText}</p>
      </Disclosure>
      <p>
        <Link href={PLACE_LIST_HREF}>{personMessages.bodySkip}</Link>
      </p>
    </PageBody>
  )
}

const WHO = (['me', 'child', 'other'] as const).map((value) => ({
  value,
  label: reviewMessages.whoName[value],
}))

/** Whom the consultation is for; the reader, unless another is chosen. */
function WhoField({ chosen, onChoose }: { chosen: Who; onChoose: (who: Who) => void }) {
  return <Segments legend={reviewMessages.who} name="who" options={WHO} chosen={chosen} onChoose={onChoose} />
}
