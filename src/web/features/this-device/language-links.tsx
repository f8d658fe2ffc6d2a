import { useLocation } from 'wouter'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { addressOf, LANGUAGE, LANGUAGES, type SiteLanguage } from '#web/language/language.ts'
import row from '#web/ui/links.module.css'

/** Where the chosen language is kept; `before-paint.js` reads it too. */
const LANGUAGE_KEY = 'language'

/**
 * The same page in the other languages, each by its own name. Answers are kept by key on the device, so they are there as well.
 * Nothing where there is one language.
 */
export function LanguageLinks({ className = row.links }: { className?: string | undefined }) {
  const [path] = useLocation()
  const others = LANGUAGES.filter(({ tag }) => tag !== LANGUAGE.tag)
  if (others.length === 0) return null
  return (
    <ul className={className} data-print="never">
      {others.map((language) => (
        <li key={language.tag}>
          <a
            href={addressOf(path, language)}
            lang={language.tag}
            hrefLang={language.tag}
            onClick={(event) => follow(event, path, language)}
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Remembers the choice, and keeps the fragment, which names the question, and what a mailed link ends in: the built page has neither. */
function follow(
  { currentTarget }: React.MouseEvent<HTMLAnchorElement>,
  path: string,
  language: SiteLanguage,
) {
  deviceStorage().write(LANGUAGE_KEY, language.tag)
  currentTarget.pathname = addressOf(path, language)
  currentTarget.hash = window.location.hash
}
