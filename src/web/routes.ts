import type { ComponentType } from 'react'
import { FLOW } from './flow/flow.ts'
import { barePath } from './router/bare-path.ts'

export interface PageModule {
  Page: ComponentType
}

export interface Route {
  path: string
  /** Its module is src/web/pages/<page>-page.tsx; the build links that chunk from the page's HTML. */
  page: string
  load: () => Promise<PageModule>
  /** One more part may follow in the path, such as the random part of a link. */
  takesSlug?: true
}

/** The pages under it are articles: a condition, or the causes of pain at a place. */
const CONDITIONS = '/conditions'

export const ARTICLE: Route = {
  path: `${CONDITIONS}/*`,
  page: 'article',
  load: () => import('./pages/article-page.tsx'),
}

export const NOT_FOUND: Route = {
  path: '/404',
  page: 'not-found',
  load: () => import('./pages/not-found-page.tsx'),
}

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    page: 'home',
    load: () => import('./pages/home-page.tsx'),
  },
  {
    path: FLOW.body,
    page: 'man-body',
    load: () => import('./pages/man-body-page.tsx'),
  },
  {
    path: FLOW.place,
    page: 'pain-location-body',
    load: () => import('./pages/pain-location-body-page.tsx'),
  },
  {
    path: FLOW.personWithSex,
    page: 'gender-age-weight',
    load: () => import('./pages/gender-age-weight-page.tsx'),
  },
  {
    path: FLOW.person,
    page: 'weight-age',
    load: () => import('./pages/weight-age-page.tsx'),
  },
  {
    path: FLOW.steps,
    page: 'steps-by-location',
    load: () => import('./pages/steps-by-location-page.tsx'),
  },
  {
    path: FLOW.causes,
    page: 'suggested-diagnosis',
    load: () => import('./pages/suggested-diagnosis-page.tsx'),
  },
  {
    path: FLOW.selfTests,
    page: 'video-test-result',
    load: () => import('./pages/video-test-result-page.tsx'),
  },
  {
    path: FLOW.result,
    page: 'test-result',
    load: () => import('./pages/test-result-page.tsx'),
  },
  {
    path: '/earlier-results',
    page: 'earlier-results',
    load: () => import('./pages/earlier-results-page.tsx'),
  },
  {
    path: '/about-us',
    page: 'about-us',
    load: () => import('./pages/about-us-page.tsx'),
  },
  {
    path: '/test-and-treatment',
    page: 'test-and-treatment',
    load: () => import('./pages/test-and-treatment-page.tsx'),
  },
  {
    path: CONDITIONS,
    page: 'conditions',
    load: () => import('./pages/conditions-page.tsx'),
  },
  {
    path: '/terms-condition',
    page: 'terms-condition',
    load: () => import('./pages/terms-condition-page.tsx'),
  },
  {
    path: '/privacy-policy',
    page: 'privacy-policy',
    load: () => import('./pages/privacy-policy-page.tsx'),
  },
  {
    path: '/cookie-policy',
    page: 'cookie-policy',
    load: () => import('./pages/cookie-policy-page.tsx'),
  },
  {
    path: '/contact-us',
    page: 'contact-us',
    load: () => import('./pages/contact-us-page.tsx'),
  },
  {
    path: '/login',
    page: 'login',
    load: () => import('./pages/login-page.tsx'),
  },
  {
    path: '/register',
    page: 'register',
    load: () => import('./pages/register-page.tsx'),
  },
  {
    path: '/forgot-password',
    page: 'forgot-password',
    load: () => import('./pages/forgot-password-page.tsx'),
  },
  {
    path: '/reset-password',
    page: 'reset-password',
    load: () => import('./pages/reset-password-page.tsx'),
  },
  {
    path: '/reset-password-phone',
    page: 'reset-password-phone',
    load: () => import('./pages/reset-password-phone-page.tsx'),
  },
  {
    path: '/reset-password-confirmation-phone',
    page: 'reset-password-confirmation-phone',
    load: () => import('./pages/reset-password-confirmation-phone-page.tsx'),
  },
  {
    path: '/reset-password-reset-password',
    page: 'reset-password-reset-password',
    load: () => import('./pages/reset-password-reset-password-page.tsx'),
  },
  {
    path: '/set-password',
    takesSlug: true,
    page: 'set-password',
    load: () => import('./pages/set-password-page.tsx'),
  },
  {
    path: '/profile',
    page: 'profile',
    load: () => import('./pages/profile-page.tsx'),
  },
  {
    path: '/components',
    page: 'components',
    load: () => import('./pages/components-page.tsx'),
  },
]

/** The page at a path; a trailing slash makes no difference. */
export function routeOf(path: string): Route {
  const bare = barePath(path)
  if (bare.startsWith(`${CONDITIONS}/`)) return ARTICLE
  const above = bare.slice(0, bare.lastIndexOf('/'))
  return ROUTES.find(({ path, takesSlug }) => path === bare || (takesSlug && path === above)) ?? NOT_FOUND
}
