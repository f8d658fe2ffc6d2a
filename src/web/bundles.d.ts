/** Compiled by the knowledge build; declared here so that types hold before it has run. */
declare module '#bundles/locations.json' {
  const locations: import('#knowledge/bundle').LocationSummary[]
  export default locations
}
