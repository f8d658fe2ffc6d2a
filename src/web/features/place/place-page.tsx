import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { EMPTY_CONSULTATION, withPainLocation } from '#web/domain/consultation/consultation.ts'
import { NO_MARK, type PainMark } from '#web/domain/consultation/pain-mark.ts'
import { answerStore, useConsultation } from '#web/domain/consultation/answer-store.ts'
import { FLOW, LIST, personPageFor } from '#web/domain/flow/flow.ts'
import { isCovered } from '#web/domain/knowledge/place-names.ts'
import { AskEarlier, forgetStart } from '#web/features/consultation/ask-earlier.tsx'
import { useFragment } from '#web/routing/address.ts'
import { afterPaint } from '#web/routing/after-paint.ts'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { placeMessages } from './messages.ts'
import { PlaceForm } from './place-form.tsx'

export function PlacePage() {
  // Deferred: drawing body and list anew gives way to taps, where the stored answers arriving would not.
  const consultation = useDeferredValue(useConsultation())
  const [shown, setShown] = useState(consultation)
  const [isChanged, setChanged] = useState(false)
  const change = useCallback(() => setChanged(true), [])
  // What was chosen before the stored answers were known stays chosen.
  if (consultation && !shown && !isChanged) setShown(consultation)
  // A page about a place leads here with the place in the fragment, which is never sent.
  const linked = useFragment()
  const linkedPlace = isCovered(linked) ? linked : null
  const [, navigate] = useLocation()
  const asking = useRef<HTMLDialogElement>(null)

  const done = useCallback(
    ({ id, key }: LocationSummary, mark: PainMark) =>
      afterPaint(() => {
        // Pressed before the page could ask: the question comes first.
        if (asking.current?.open) return
        forgetStart()
        answerStore().change((consultation) => withPainLocation(consultation, { id, key }, mark))
        navigate(personPageFor(answerStore().current()))
      }),
    [navigate],
  )

  const initial = useMemo(() => {
    const place = shown?.painLocation?.key ?? null
    return shown === null || linkedPlace === null || linkedPlace === place
      ? { place, mark: shown?.mark ?? NO_MARK }
      : { place: linkedPlace, mark: NO_MARK }
  }, [shown, linkedPlace])

  const isWiped = shown === EMPTY_CONSULTATION
  return (
    <PageBody width="wide">
      <BackLink href={FLOW.body} />
      <PageHeading title={placeMessages.heading}>{placeMessages.heading}</PageHeading>
      <AskEarlier dialog={asking} onNew={() => setShown(EMPTY_CONSULTATION)} />
      {/* Prerendered with nothing chosen; the key starts it anew once a stored choice is known, or wiped. */}
      <PlaceForm
        key={isWiped ? 'wiped' : shown && initial.place ? 'known' : 'prerendered'}
        sex={consultation && (consultation.sex ?? 'female')}
        initial={initial}
        startsAtList={linked === LIST}
        onChange={change}
        onDone={done}
      />
    </PageBody>
  )
}
