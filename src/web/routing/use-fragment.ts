import { useLocationProperty } from 'wouter/use-browser-location'

/** The address's fragment without its `#`; never sent over the network. Empty while prerendering. */
export function useFragment(): string {
  return useLocationProperty(
    () => window.location.hash.slice(1),
    () => '',
  )
}
