import type { PublishedFigures } from '#knowledge/bundle/figures'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { grouped, listed } from '#web/ui/words.ts'
import { aboutMessages } from './messages.ts'
import styles from './evaluation-figures.module.css'

interface EvaluationFiguresProps {
  cases: PublishedFigures['cases']
  /** How many places are covered, with written patients or not. */
  places: number
}

/** How often it was right on written patients, in counts that the build took from this very version. */
export function EvaluationFigures({ cases, places }: EvaluationFiguresProps) {
  const { all, heldBack, byPlace } = cases
  const tested = byPlace.map(({ place }) => place)
  const { figure } = aboutMessages
  const facts = [
    { value: share(all.first, all.cases), text: figure.first },
    { value: share(all.amongThree, all.cases), text: figure.amongThree },
    { value: share(all.emergenciesCaught, all.emergencies), text: figure.emergencies },
    { value: share(all.tooLow, all.cases), text: figure.tooLow },
  ]
  return (
    <>
      <p>{aboutMessages.figuresLead({ cases: grouped(all.cases) })}</p>
      <ul className={styles.facts}>
        {facts.map(({ value, text }) => (
          <li key={text}>
            <strong className={styles.value}>{value}</strong> {text}
          </li>
        ))}
      </ul>
      <p>
        <strong>
          {tested.length < places
            ? `${aboutMessages.untested({ tested: grouped(tested.length), all: grouped(places), places: listed(tested) })} `
            : null}
          {aboutMessages.honest}
        </strong>
      </p>
      <p>
        {heldBack
          ? `${aboutMessages.heldBack({
              cases: grouped(heldBack.cases),
              first: grouped(heldBack.first),
              amongThree: grouped(heldBack.amongThree),
            })} `
          : null}
        {aboutMessages.questions({ median: all.questionsMedian, most: all.questionsMax })}{' '}
        {aboutMessages.goneOn({
          sent: grouped(all.sentToEmergency),
          firstAtOnce: grouped(all.firstAtOnce),
          firstGoneOn: grouped(all.firstGoneOn),
        })}
      </p>
      <Disclosure summary={aboutMessages.byPlaceHeading}>
        <table className={styles.table} aria-label={aboutMessages.byPlaceHeading}>
          <thead>
            <tr>
              <th scope="col">{aboutMessages.placeColumn}</th>
              <th scope="col">{aboutMessages.casesColumn}</th>
              <th scope="col">{aboutMessages.firstColumn}</th>
              <th scope="col">{aboutMessages.amongThreeColumn}</th>
            </tr>
          </thead>
          <tbody>
            {byPlace.map(({ place, figures }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>{figures.cases}</td>
                <td>{figures.first}</td>
                <td>{figures.amongThree}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  )
}

function share(part: number, all: number): string {
  return aboutMessages.of({ part: grouped(part), all: grouped(all) })
}
