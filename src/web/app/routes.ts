import type { ComponentType } from 'react'
import { FLOW } from '#web/domain/flow/flow.ts'
import { barePath } from '#web/routing/address.ts'

export interface Route {
  path: string
  /** Its name where something is said about it: titles, what is kept for use without a network. */
  page: string
  /** The module that `load` imports, under src/web: the build links its chunk from the page's HTML. */
  module: string
  load: () => Promise<ComponentType>
  /** One more part may follow in the path, such as the random part of a link. */
  takesSlug?: true
}

/** The pages under it are articles: a condition, or the causes of pain at a place. */
const CONDITIONS = '/conditions'

export const ARTICLE: Route = {
  path: `${CONDITIONS}/*`,
  page: 'article',
  module: 'app/article-page.tsx',
  load: async () => (await import('./article-page.tsx')).ArticlePage,
}

export const NOT_FOUND: Route = {
  path: '/404',
  page: 'not-found',
  module: 'app/not-found-page.tsx',
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
}

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    page: 'home',
    module: 'features/home/home-page.tsx',
    load: async () => (await import('#web/features/home/home-page.tsx')).HomePage,
  },
  {
    path: FLOW.body,
    page: 'man-body',
    module: 'features/person/body-page.tsx',
    load: async () => (await import('#web/features/person/body-page.tsx')).BodyPage,
  },
  {
    path: FLOW.place,
    page: 'pain-location-body',
    module: 'features/place/place-page.tsx',
    load: async () => (await import('#web/features/place/place-page.tsx')).PlacePage,
  },
  {
    path: FLOW.personWithSex,
    page: 'gender-age-weight',
    module: 'features/person/person-page.tsx',
    load: async () => (await import('#web/features/person/person-page.tsx')).PersonWithSexPage,
  },
  {
    path: FLOW.person,
    page: 'weight-age',
    module: 'features/person/person-page.tsx',
    load: async () => (await import('#web/features/person/person-page.tsx')).PersonPage,
  },
  {
    path: FLOW.steps,
    page: 'steps-by-location',
    module: 'features/interview/interview-page.tsx',
    load: async () => (await import('#web/features/interview/interview-page.tsx')).InterviewPage,
  },
  {
    path: FLOW.causes,
    page: 'suggested-diagnosis',
    module: 'features/result/causes-page.tsx',
    load: async () => (await import('#web/features/result/causes-page.tsx')).CausesPage,
  },
  {
    path: FLOW.selfTests,
    page: 'video-test-result',
    module: 'features/self-tests/self-tests-page.tsx',
    load: async () => (await import('#web/features/self-tests/self-tests-page.tsx')).SelfTestsPage,
  },
  {
    path: FLOW.result,
    page: 'test-result',
    module: 'features/result/result-page.tsx',
    load: async () => (await import('#web/features/result/result-page.tsx')).ResultPage,
  },
  {
    path: '/earlier-results',
    page: 'earlier-results',
    module: 'features/history/history-page.tsx',
    load: async () => (await import('#web/features/history/history-page.tsx')).HistoryPage,
  },
  {
    path: '/about-us',
    page: 'about-us',
    module: 'features/about/about-page.tsx',
    load: async () => (await import('#web/features/about/about-page.tsx')).AboutPage,
  },
  {
    path: '/test-and-treatment',
    page: 'test-and-treatment',
    module: 'features/care/care-page.tsx',
    load: async () => (await import('#web/features/care/care-page.tsx')).carePage(),
  },
  {
    path: CONDITIONS,
    page: 'conditions',
    module: 'features/conditions/conditions-page.tsx',
    load: async () => (await import('#web/features/conditions/conditions-page.tsx')).conditionsPage(),
  },
  {
    path: '/terms-condition',
    page: 'terms-condition',
    module: 'features/legal/legal-page.tsx',
    load: async () => (await import('#web/features/legal/legal-page.tsx')).TermsPage,
  },
  {
    path: '/privacy-policy',
    page: 'privacy-policy',
    module: 'features/legal/legal-page.tsx',
    load: async () => (await import('#web/features/legal/legal-page.tsx')).PrivacyPage,
  },
  {
    path: '/cookie-policy',
    page: 'cookie-policy',
    module: 'features/legal/cookie-page.tsx',
    load: async () => (await import('#web/features/legal/cookie-page.tsx')).CookiePage,
  },
  {
    path: '/contact-us',
    page: 'contact-us',
    module: 'features/contact/contact-page.tsx',
    load: async () => (await import('#web/features/contact/contact-page.tsx')).ContactPage,
  },
  {
    path: '/login',
    page: 'login',
    module: 'features/account/sign-in/login-page.tsx',
    load: async () => (await import('#web/features/account/sign-in/login-page.tsx')).LoginPage,
  },
  {
    path: '/register',
    page: 'register',
    module: 'features/account/sign-in/register-page.tsx',
    load: async () => (await import('#web/features/account/sign-in/register-page.tsx')).RegisterPage,
  },
  {
    path: '/forgot-password',
    page: 'forgot-password',
    module: 'features/account/password/forgot-password-page.tsx',
    load: async () =>
      (await import('#web/features/account/password/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    page: 'reset-password',
    module: 'features/account/password/reset-by-email-page.tsx',
    load: async () =>
      (await import('#web/features/account/password/reset-by-email-page.tsx')).ResetByEmailPage,
  },
  {
    path: '/reset-password-phone',
    page: 'reset-password-phone',
    module: 'features/account/password/reset-by-phone-page.tsx',
    load: async () =>
      (await import('#web/features/account/password/reset-by-phone-page.tsx')).ResetByPhonePage,
  },
  {
    path: '/reset-password-confirmation-phone',
    page: 'reset-password-confirmation-phone',
    module: 'features/account/password/reset-code-page.tsx',
    load: async () => (await import('#web/features/account/password/reset-code-page.tsx')).ResetCodePage,
  },
  {
    path: '/reset-password-reset-password',
    page: 'reset-password-reset-password',
    module: 'features/account/password/reset-password-page.tsx',
    load: async () =>
      (await import('#web/features/account/password/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: '/set-password',
    takesSlug: true,
    page: 'set-password',
    module: 'features/account/password/set-password-page.tsx',
    load: async () => (await import('#web/features/account/password/set-password-page.tsx')).SetPasswordPage,
  },
  {
    path: '/profile',
    page: 'profile',
    module: 'features/account/profile/profile-page.tsx',
    load: async () => (await import('#web/features/account/profile/profile-page.tsx')).ProfilePage,
  },
  {
    path: '/components',
    page: 'components',
    module: 'features/showcase/components-page.tsx',
    load: async () => (await import('#web/features/showcase/components-page.tsx')).ComponentsPage,
  },
]

/** The page at a path; a trailing slash makes no difference. */
export function routeOf(path: string): Route {
  const bare = barePath(path)
  if (bare.startsWith(`${CONDITIONS}/`)) return ARTICLE
  const above = bare.slice(0, bare.lastIndexOf('/'))
  return ROUTES.find(({ path, takesSlug }) => path === bare || (takesSlug && path === above)) ?? NOT_FOUND
}
