import type { ComponentType } from 'react'
import { FLOW } from './flow/flow.ts'

export interface PageModule {
  Page: ComponentType
}

export interface Route {
  path: string
  /** Its module is src/web/pages/<page>-page.tsx; the build links that chunk from the page's HTML. */
  page: string
  title: string
  description: string
  load: () => Promise<PageModule>
}

export const NOT_FOUND: Route = {
  path: '/404',
  page: 'not-found',
  title: 'There is no page here',
  description: 'This page does not exist.',
  load: () => import('./pages/not-found-page.tsx'),
}

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    page: 'home',
    title: 'Understand your pain and what to do next',
    description:
      'Answer a few plain questions and see how soon to get help, what may cause your pain, and why. Free, and your answers stay on your device.',
    load: () => import('./pages/home-page.tsx'),
  },
  {
    path: FLOW.body,
    page: 'man-body',
    title: 'Choose the body most like yours',
    description: 'Start a free check of your pain: choose a female or a male body.',
    load: () => import('./pages/man-body-page.tsx'),
  },
  {
    path: FLOW.place,
    page: 'pain-location-body',
    title: 'Where does it hurt?',
    description: 'Choose the place on the body where it hurts, from head to toe.',
    load: () => import('./pages/pain-location-body-page.tsx'),
  },
  {
    path: FLOW.personWithSex,
    page: 'gender-age-weight',
    title: 'About you: sex, age and weight',
    description: 'Sex, age and weight change which causes of pain are likely. They stay on your device.',
    load: () => import('./pages/gender-age-weight-page.tsx'),
  },
  {
    path: FLOW.person,
    page: 'weight-age',
    title: 'About you: age and weight',
    description: 'Age and weight change which causes of pain are likely. They stay on your device.',
    load: () => import('./pages/weight-age-page.tsx'),
  },
  {
    path: FLOW.steps,
    page: 'steps-by-location',
    title: 'Questions about your pain',
    description: 'One plain question at a time about your pain, danger signs first.',
    load: () => import('./pages/steps-by-location-page.tsx'),
  },
  {
    path: FLOW.causes,
    page: 'suggested-diagnosis',
    title: 'Possible causes',
    description: 'How soon to get help, and the possible causes of your pain with what speaks for and against each.',
    load: () => import('./pages/suggested-diagnosis-page.tsx'),
  },
  {
    path: FLOW.selfTests,
    page: 'video-test-result',
    title: 'Short tests to do yourself',
    description: 'Simple movements you can try at home that help to tell the possible causes of pain apart.',
    load: () => import('./pages/video-test-result-page.tsx'),
  },
  {
    path: FLOW.result,
    page: 'test-result',
    title: 'Your result',
    description: 'The final match score of each possible cause, from your answers and your self-tests.',
    load: () => import('./pages/test-result-page.tsx'),
  },
]

/** The page at a path; a trailing slash makes no difference. */
export function routeOf(path: string): Route {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path
  return ROUTES.find((route) => route.path === bare) ?? NOT_FOUND
}
