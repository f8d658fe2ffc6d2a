import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useFragment } from '#web/routing/address.ts'
import { useHydrated } from '#web/routing/use-hydrated.ts'
import { disclaimerMessages } from './disclaimer-text.ts'
import type { LegalText } from './legal-section.ts'
import { DatedLine, LegalSections } from './legal-sections.tsx'
import { LEGAL_TABS, TAB_FRAGMENTS, tabByKey, tabOf, type LegalTab } from './legal-tab.ts'
import { legalMessages } from './messages.ts'
import { privacyMessages } from './privacy-text.ts'
import { termsMessages } from './terms-text.ts'
import styles from './legal-tabs.module.css'

const UPDATED = '2025-02-20'

/**
 * Tabs as in the WAI-ARIA practices: arrow keys choose, Tab goes on into the text. Without script they are plain links
 * and all texts stand below each other; until the script runs the stylesheet alone shows the text asked for.
 */
export function LegalTabs({ opensWith }: { opensWith: LegalTab }) {
  const ready = useHydrated()
  const chosen = tabOf(useFragment(), legalTexts) ?? opensWith
  const links = useRef<Partial<Record<LegalTab, HTMLAnchorElement | null>>>({})

  // Replaces, so that Back leaves the page instead of going through the tabs.
  function choose(tab: LegalTab) {
    history.replaceState(history.state, '', `#${TAB_FRAGMENTS[tab]}`)
    links.current[tab]?.focus({ preventScroll: true })
  }

  function onClick(event: MouseEvent, tab: LegalTab) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(tab)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : tabByKey(event.key, chosen)
    if (event.key === ' ') event.preventDefault()
    if (!next) return
    event.preventDefault()
    choose(next)
  }

  return (
    <>
      <div className={styles.tabs} {...(ready && { role: 'tablist', 'aria-label': legalMessages.tabsName })}>
        {LEGAL_TABS.map((tab) => (
          <a
            key={tab}
            ref={(link) => {
              links.current[tab] = link
            }}
            id={`tab-${tab}`}
            href={`#${TAB_FRAGMENTS[tab]}`}
            className={`${styles.tab} ${tab === chosen ? styles.chosen : ''}`}
            onClick={(event) => onClick(event, tab)}
            {...(ready && {
              role: 'tab',
              'aria-selected': tab === chosen,
              'aria-controls': TAB_FRAGMENTS[tab],
              tabIndex: tab === chosen ? 0 : -1,
              onKeyDown,
            })}
          >
            {legalTexts[tab].heading}
          </a>
        ))}
      </div>
      <div className={ready ? '' : styles.waiting}>
        {LEGAL_TABS.map((tab) => (
          <div
            key={tab}
            id={TAB_FRAGMENTS[tab]}
            className={`${styles.text} ${tab === opensWith ? styles.first : ''}`}
            {...(ready && {
              role: 'tabpanel',
              'aria-labelledby': `tab-${tab}`,
              tabIndex: 0,
              hidden: tab !== chosen,
            })}
          >
            <div className={styles.head}>
              <h2>{legalTexts[tab].heading}</h2>
              <DatedLine word={legalMessages.updated} date={UPDATED} />
            </div>
            <LegalSections sections={legalTexts[tab].sections} headings="h3" />
          </div>
        ))}
      </div>
    </>
  )
}

export const legalTexts: Record<LegalTab, LegalText> = {
  disclaimer: disclaimerMessages,
  terms: termsMessages,
  privacy: privacyMessages,
}
