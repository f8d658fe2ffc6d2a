import { useLocation } from 'wouter'
import { alsoFinding, type Score } from '#engine'
import { zoneName, zoneOf } from '#web/domain/body/zones.ts'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { otherPlacesOf, type Session } from '#web/domain/consultation/session.ts'
import { wipeAnswers } from '#web/domain/consultation/wipe-answers.ts'
import { OWN_WORDS_HREF } from '#web/domain/flow/flow.ts'
import { nameOfPlace } from '#web/domain/knowledge/place-names.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { listed } from '#web/ui/words.ts'
import { resultMessages } from './messages.ts'
import { startedAt } from './started-at.ts'

interface UnexplainedPlacesProps {
  session: Session
  /** The causes shown. */
  shown: readonly Score[]
}

/** Other places that hurt and that none of the causes shown explains: each can have a consultation of its own. */
export function UnexplainedPlaces({ session, shown }: UnexplainedPlacesProps) {
  const [, navigate] = useLocation()
  const { consultation, assessment } = session
  const explained = new Set(shown.flatMap(({ condition }) => assessment.explainsElsewhere(condition)))
  const places = otherPlacesOf(consultation).filter((place) => !explained.has(alsoFinding(place)))
  if (places.length === 0 || shown.length === 0) return null
  const nameOf = (place: string) => {
    const spot = consultation.mark.also.map(zoneOf).find((zone) => zone?.location === place)
    return spot ? zoneName(spot) : (nameOfPlace(place) ?? place)
  }

  function startAt(place: string) {
    const started = startedAt(place, consultation)
    wipeAnswers()
    answerStore().change(() => started)
    navigate(OWN_WORDS_HREF)
  }

  const { none, do: advice, start, heading, text, yes, no } = resultMessages.unexplained
  return (
    <div data-print="never">
      <p>
        <strong>{none({ places: listed(places.map(nameOf)) })}</strong> {advice}
      </p>
      {places.map((place) => (
        <p key={place}>
          <ConfirmButton
            name={start({ place: nameOf(place) })}
            heading={heading({ place: nameOf(place) })}
            text={text}
            yes={yes}
            no={no}
            onYes={() => startAt(place)}
          />
        </p>
      ))}
    </div>
  )
}
