import { SITE_NAME } from '#web/site.ts'

export const layoutMessages = {
  skip: 'Skip to the content',
  loading: 'Loading the page…',
  home: `${SITE_NAME}, home page`,
  mainNav: 'Main',
  menu: 'Menu',
  login: 'Login',
  logout: 'Logout',
  account: 'Account',
  legalNav: 'About this site',
  toDark: 'Dark colours',
  toLight: 'Light colours',
  footer:
    'General information, not medical advice. It does not replace a doctor and does not make us your doctor.',
  emergency: 'In an emergency call 112, or the emergency number where you are.',
  copyright: `© 2025 ${SITE_NAME}`,
  needsScript:
    'The questions run inside your browser, so that your answers never have to leave it. For that, please switch on JavaScript.',
  sharePicture: 'A body seen from behind with the low back marked, and what the site offers',
  errorHeading: 'Something went wrong',
  errorText: 'This page broke. Your answers are still on this device.',
  errorReload: 'Load the page again',
  errorClear: 'Start again without the answers',
  notFoundHeading: 'There is no page here',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  notFoundHome: 'Go to the home page',
}
