/** Where the header and the footer lead. */
export interface NavLink {
  href: string
  name: string
}

const home = { href: '/', name: 'Home' }
const about = { href: '/about-us', name: 'About Us' }
const terms = { href: '/terms-condition', name: 'Terms and Conditions' }
const cookies = { href: '/cookie-policy', name: 'Cookie Policy' }
const privacy = { href: '/privacy-policy', name: 'Privacy Policy' }
const earlier = { href: '/earlier-results', name: 'Earlier Results' }
const contact = { href: '/contact-us', name: 'Contact Us' }
export const profile = { href: '/profile', name: 'Profile' }
const care = { href: '/test-and-treatment', name: 'Tests and Treatments' }
const conditions = { href: '/conditions', name: 'Conditions A to Z' }

export const HEADER_LINKS: readonly NavLink[] = [home, about]
export const MENU_LINKS: readonly NavLink[] = [home, profile, about, contact, terms, cookies]
export const FOOTER_LINKS: readonly NavLink[] = [terms, cookies, privacy, contact, care, conditions, earlier]
