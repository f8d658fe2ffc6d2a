/** Stands in for the shim that wouter imports for React 17; React has had this itself since 18. */
export { useSyncExternalStore } from 'react'
