import figures from '#bundles/figures.json'
import { START_HREF } from '#web/domain/flow/flow.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LinkRow } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextList } from '#web/ui/text-list.tsx'
import { grouped } from '#web/ui/words.ts'
import { EvaluationFigures } from './evaluation-figures.tsx'
import { aboutMessages } from './messages.ts'
import styles from './about-page.module.css'

export function AboutPage() {
  const { places, conditions, checked, signed, dangerous, redFlags, sources, numbers } = figures
  return (
    <PageBody>
      <PageHeading title={aboutMessages.title}>{aboutMessages.heading}</PageHeading>
      <p className={styles.lead}>{aboutMessages.lead}</p>
      <p>
        <ButtonLink href={START_HREF}>{aboutMessages.start}</ButtonLink>
      </p>
      <Section id="for-whom" heading={aboutMessages.forWhomHeading}>
        <TextList texts={aboutMessages.forWhom} />
      </Section>
      <Section id="how" heading={aboutMessages.howHeading}>
        <ol className={styles.steps}>
          {aboutMessages.how.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text({ rules: grouped(redFlags) })}</p>
            </li>
          ))}
        </ol>
        <p>{aboutMessages.howNoAi}</p>
      </Section>
      <Section id="figures" heading={aboutMessages.figuresHeading}>
        <EvaluationFigures cases={figures.cases} places={places.length} />
      </Section>
      <Section id="limits" heading={aboutMessages.limitsHeading}>
        <TextList texts={aboutMessages.limits} />
      </Section>
      <Section id="sources" heading={aboutMessages.sourcesHeading}>
        <p>
          {aboutMessages.covered({
            places: grouped(places.length),
            conditions: grouped(conditions),
            dangerous: grouped(dangerous),
            sources: grouped(sources),
          })}
        </p>
        <p>
          {aboutMessages.numbers({
            all: grouped(numbers.cited + numbers.banded + numbers.judged),
            cited: grouped(numbers.cited),
            banded: grouped(numbers.banded),
            judged: grouped(numbers.judged),
          })}
        </p>
        <p>
          <strong>
            {checked === conditions
              ? aboutMessages.checkedAll({ conditions: grouped(conditions) })
              : aboutMessages.checkedSome({
                  checked: grouped(checked),
                  conditions: grouped(conditions),
                })}{' '}
            {signed === 0 ? aboutMessages.signedNone : aboutMessages.signedSome({ signed: grouped(signed) })}
          </strong>
        </p>
      </Section>
      <Section id="open" heading={aboutMessages.openHeading}>
        <p>{aboutMessages.open}</p>
      </Section>
      <Section id="private" heading={aboutMessages.privacyHeading}>
        <p>{aboutMessages.privacy}</p>
        <LinkRow
          links={[
            { href: '/privacy-policy', name: aboutMessages.privacyLink },
            { href: '/test-and-treatment', name: aboutMessages.careLink },
          ]}
        />
      </Section>
    </PageBody>
  )
}
