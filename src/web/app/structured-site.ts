import { SITE_ADDRESS, SITE_NAME } from '#web/site.ts'

/** The site itself in schema.org's words, for its home page. */
export function structuredSite({ description }: { description: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: SITE_NAME,
    ...(SITE_ADDRESS && { url: `${SITE_ADDRESS}/` }),
    description,
    inLanguage: 'en',
    isAccessibleForFree: true,
    about: { '@type': 'MedicalSignOrSymptom', name: 'Pain' },
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
  }
}
