/** Put in by the site's build, from its variables SITE_NAME and BASE_URL; neither is there in unit tests. */
declare const NAME_OF_SITE: string
declare const ADDRESS_OF_SITE: string

/** What the site calls itself in titles and texts. */
export const SITE_NAME = typeof NAME_OF_SITE === 'string' ? NAME_OF_SITE : 'Painpoint'

/** The address people use, without a slash at its end; empty where the build was not told. */
export const SITE_ADDRESS = typeof ADDRESS_OF_SITE === 'string' ? ADDRESS_OF_SITE : ''
