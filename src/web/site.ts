/** What the site calls itself in titles and texts. */
export const SITE_NAME = 'Painpoint'
