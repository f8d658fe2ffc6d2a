import type { SelfTestText } from '#knowledge/bundle/conditions'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextList } from '#web/ui/text-list.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { HeadedList } from './headed-list.tsx'
import { conditionMessages } from './messages.ts'
import filmStyles from '#web/features/films/film.module.css'
import styles from './article.module.css'

export function SelfTestTexts({ tests }: { tests: readonly SelfTestText[] }) {
  if (tests.length === 0) return null
  return (
    <Section id="self-tests" heading={conditionMessages.selfTests}>
      <p>{conditionMessages.selfTestsNote}</p>
      <div className={styles.list} data-print="whole">
        {tests.map((test) => (
          <Disclosure key={test.key} summary={test.name}>
            <p>{test.purpose}</p>
            <HeadedList heading={conditionMessages.notIf} texts={test.notIf} />
            <HeadedList heading={conditionMessages.needs} texts={test.needs} />
            <TextList texts={test.instructions} inOrder />
            <HeadedList heading={conditionMessages.stopIf} texts={test.stopIf} />
            <Film test={test} />
            <p>{test.meaning}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}

/** The browser's own player; nothing of the film is asked for before it is pressed, not even its first picture. */
function Film({ test: { name, film } }: { test: SelfTestText }) {
  if (!film) return null
  return (
    <Disclosure
      summary={
        <>
          {conditionMessages.film}
          <Unseen>{`: ${name}`}</Unseen>
        </>
      }
    >
      <p className={styles.note}>{conditionMessages.filmLoads}</p>
      <video
        className={filmStyles.film}
        width={720}
        height={540}
        preload="none"
        controls
        muted
        playsInline
        aria-label={name}
      >
        <source src={film.webm} type="video/webm" />
        <source src={film.mp4} type="video/mp4" />
        {film.captions ? (
          <track kind="captions" src={film.captions} srcLang="en" label={conditionMessages.captions} />
        ) : null}
      </video>
    </Disclosure>
  )
}
