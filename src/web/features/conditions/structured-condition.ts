import type { ConditionPage } from '#knowledge/bundle/conditions'

/** A condition in the words of https://schema.org/MedicalCondition. */
export function structuredCondition(page: ConditionPage): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalCondition',
    name: page.name,
    alternateName: page.medicalName,
    description: page.description,
    code: [
      { '@type': 'MedicalCode', codingSystem: 'ICD-10', codeValue: page.codes.icd10 },
      { '@type': 'MedicalCode', codingSystem: 'ICD-11', codeValue: page.codes.icd11 },
    ],
    associatedAnatomy: page.places.map(({ place, anatomical }) => ({
      '@type': 'AnatomicalStructure',
      name: place.name,
      alternateName: anatomical,
    })),
    signOrSymptom: page.signs.for.map(({ text }) => ({ '@type': 'MedicalSignOrSymptom', name: text })),
    typicalTest: page.tests.map(({ name }) => ({ '@type': 'MedicalTest', name })),
    possibleTreatment: page.treatments.map(({ name }) => ({ '@type': 'MedicalTherapy', name })),
    differentialDiagnosis: page.neighbours.map(({ name }) => ({
      '@type': 'DDxElement',
      diagnosis: [{ '@type': 'MedicalCondition', name }],
    })),
    guideline: page.sources
      .filter(({ kind }) => kind === 'guideline')
      .map(({ title, url }) => ({ '@type': 'MedicalGuideline', name: title, url })),
  }
}
