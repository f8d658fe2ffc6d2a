import type { ComponentFixtures, Fixture } from '#web/ui/fixtures.ts'
import { Section } from '#web/ui/section.tsx'

/** One component with all its states. */
export function ComponentSection({ fixtures: { component, use, states } }: { fixtures: ComponentFixtures }) {
  return (
    <Section id={sectionId(component)} heading={component}>
      <p>{use}</p>
      <div className={component === 'Icon' ? 'showcase-states showcase-small' : 'showcase-states'}>
        {states.map((fixture) => (
          <StateFigure key={fixture.state} fixture={fixture} />
        ))}
      </div>
    </Section>
  )
}

export function sectionId(component: string): string {
  return component.split(',')[0]!.toLowerCase()
}

function StateFigure({ fixture: { state, look, shown } }: { fixture: Fixture }) {
  return (
    <figure className="showcase-state">
      <figcaption className="showcase-note">{state}</figcaption>
      <div
        className={look === 'focus' ? 'showcase-shown showcase-focus' : 'showcase-shown'}
        {...(look === 'dark' && { 'data-theme': 'dark' })}
      >
        {shown}
      </div>
    </figure>
  )
}
