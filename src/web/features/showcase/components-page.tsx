import { Card } from '#web/ui/card.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { ALL_FIXTURES } from './all-fixtures.ts'
import { ColourTable } from './colour-table.tsx'
import { ComponentSection, sectionId } from './component-section.tsx'
import { TOKENS } from './design-tokens.ts'
import { showcaseMessages as messages } from './messages.ts'
import sheet from './showcase.css?url'
import { Corners, Lengths, TextSizes } from './size-tables.tsx'

/** All tokens and components, for those who build the site. Its stylesheet is its own: no other page loads it. */
export function ComponentsPage() {
  return (
    <PageBody width="wide">
      <link rel="stylesheet" href={sheet} precedence="showcase" />
      <PageHeading title={messages.title}>{messages.heading}</PageHeading>
      <p>{messages.lead}</p>
      <Contents />
      <Section id="colours" heading={messages.colours}>
        <p>{messages.coloursLead}</p>
        <ColourTable />
      </Section>
      <Section id="sizes" heading={messages.sizes}>
        <p>{messages.sizesLead}</p>
        <TextSizes />
      </Section>
      <Section id="spaces" heading={messages.spaces}>
        <Lengths groups={['space-', 'edge', 'tap', 'width-']} />
      </Section>
      <Section id="corners" heading={messages.corners}>
        <Corners />
      </Section>
      <Section id="shadows" heading={messages.shadows}>
        <p>{messages.shadowsLead}</p>
        <div className="showcase-states">
          <Card>shadow</Card>
          <div className="showcase-raised">shadow-raised</div>
        </div>
      </Section>
      <Section id="motion" heading={messages.motion}>
        <p>{messages.motionText(TOKENS.light.get('quick')!)}</p>
      </Section>
      {ALL_FIXTURES.map((fixtures) => (
        <ComponentSection key={fixtures.component} fixtures={fixtures} />
      ))}
      <p>{messages.noOwnFixture}</p>
    </PageBody>
  )
}

/** Plain links: they lead within the page. */
function Contents() {
  const parts = [
    ['colours', messages.colours],
    ['sizes', messages.sizes],
    ['spaces', messages.spaces],
    ['corners', messages.corners],
    ['shadows', messages.shadows],
    ['motion', messages.motion],
    ...ALL_FIXTURES.map(({ component }) => [sectionId(component), component] as const),
  ] as const
  return (
    <nav aria-label={messages.contents}>
      <ul className="showcase-contents">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
