import { layoutMessages } from './messages.ts'

const { nav } = layoutMessages

/** Where the header and the footer lead. */
export interface NavLink {
  href: string
  name: string
}

const home = { href: '/', name: nav.home }
const about = { href: '/about-us', name: nav.about }
const terms = { href: '/terms-condition', name: nav.terms }
const cookies = { href: '/cookie-policy', name: nav.cookies }
const privacy = { href: '/privacy-policy', name: nav.privacy }
const earlier = { href: '/earlier-results', name: nav.earlier }
const contact = { href: '/contact-us', name: nav.contact }
export const profile = { href: '/profile', name: nav.profile }
const care = { href: '/test-and-treatment', name: nav.care }
const conditions = { href: '/conditions', name: nav.conditions }

export const HEADER_LINKS: readonly NavLink[] = [home, about]
export const MENU_LINKS: readonly NavLink[] = [home, profile, about, contact, terms, cookies]
export const FOOTER_LINKS: readonly NavLink[] = [terms, cookies, privacy, contact, care, conditions, earlier]
