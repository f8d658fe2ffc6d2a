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
  nav: {
    home: 'Home',
    about: 'About Us',
    terms: 'Terms and Conditions',
    cookies: 'Cookie Policy',
    privacy: 'Privacy Policy',
    earlier: 'Earlier Results',
    contact: 'Contact Us',
    profile: 'Profile',
    care: 'Tests and Treatments',
    conditions: 'Conditions A to Z',
  },
  toDark: 'Dark colours',
  toLight: 'Light colours',
  footer:
    'General information, not medical advice. It does not replace a doctor and does not make us your doctor.',
  emergency: 'In an emergency call 112, or the emergency number where you are.',
  copyright: `© 2025 ${SITE_NAME}`,
  errorHeading: 'Something went wrong',
  errorText: 'This page broke. Your answers are still on this device.',
  errorReload: 'Load the page again',
  errorClear: 'Start again without the answers',
}

/** Of the page around the app, which the browser gets as HTML alone. */
export const documentMessages = {
  needsScript:
    'The questions run inside your browser, so that your answers never have to leave it. For that, please switch on JavaScript.',
  sharePicture: 'A body seen from behind with the low back marked, and what the site offers',
}

export const offlineMessages = {
  title: 'No network',
  heading: 'There is no network now',
  text: 'This page is not kept on your device. If you have answered questions here before, they and your answers are: you can go on with them.',
  goOn: 'Go on with the questions',
  home: 'Go to the home page',
}
