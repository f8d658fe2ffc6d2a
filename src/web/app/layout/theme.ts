import { deviceStorage } from '#web/domain/storage/device-storage.ts'

export type Theme = 'light' | 'dark'

const THEME_KEY = 'theme'

export function otherTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light'
}

/** `html[data-theme]` is the mode and drives the colours; the body's class names the other one and picks the icon. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  document.body.classList.remove('light', 'dark')
  document.body.classList.add(otherTheme(theme))
}

export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

/** Shows the other mode and keeps it on this device. */
export function toggleTheme(): void {
  const theme = otherTheme(shownTheme())
  deviceStorage().write(THEME_KEY, theme)
  showTheme(theme)
}

/** Follows a change made in another tab. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) showTheme(newValue === 'dark' ? 'dark' : 'light')
  })
}
