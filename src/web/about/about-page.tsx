import { Link } from 'wouter'
import figures from '#bundles/figures.json'
import { FLOW } from '#web/flow/flow.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { AboutSection } from './about-section.tsx'
import { EvaluationFigures } from './evaluation-figures.tsx'
import { aboutMessages } from './messages.ts'
import styles from './about-page.module.css'

export function AboutPage() {
  const { places, conditions, checked, dangerous, redFlags, sources, numbers } = figures
  return (
    <PageBody>
      <PageHeading title={aboutMessages.title}>{aboutMessages.heading}</PageHeading>
      <p className={styles.lead}>{aboutMessages.lead}</p>
      <p>
        <ButtonLink href={FLOW.body}>{aboutMessages.start}</ButtonLink>
      </p>
      <AboutSection id="for-whom" heading={aboutMessages.forWhomHeading}>
        <ul className={styles.list}>
          {aboutMessages.forWhom.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </AboutSection>
      <AboutSection id="how" heading={aboutMessages.howHeading}>
        <ol className={styles.steps}>
          {aboutMessages.how.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text(redFlags)}</p>
            </li>
          ))}
        </ol>
        <p>{aboutMessages.howNoAi}</p>
      </AboutSection>
      <AboutSection id="figures" heading={aboutMessages.figuresHeading}>
        <EvaluationFigures cases={figures.cases} places={places.length} />
      </AboutSection>
      <AboutSection id="limits" heading={aboutMessages.limitsHeading}>
        <ul className={styles.list}>
          {aboutMessages.limits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </AboutSection>
      <AboutSection id="sources" heading={aboutMessages.sourcesHeading}>
        <p>{aboutMessages.covered(places.length, conditions, dangerous, sources)}</p>
        <p>{aboutMessages.numbers(numbers.cited, numbers.judged)}</p>
        <p>
          <strong>{aboutMessages.review(checked, conditions)}</strong>
        </p>
      </AboutSection>
      <AboutSection id="open" heading={aboutMessages.openHeading}>
        <p>{aboutMessages.open}</p>
      </AboutSection>
      <AboutSection id="private" heading={aboutMessages.privacyHeading}>
        <p>{aboutMessages.privacy}</p>
        <ul className={styles.links}>
          <li>
            <Link href="/privacy-policy">{aboutMessages.privacyLink}</Link>
          </li>
          <li>
            <Link href="/test-and-treatment">{aboutMessages.careLink}</Link>
          </li>
        </ul>
      </AboutSection>
    </PageBody>
  )
}
