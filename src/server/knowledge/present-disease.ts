import type { Disease } from '#api/disease'
import type { BundleCondition, LocationBundle } from '#knowledge/bundle/bundle'

/** A condition as the diseases call shows it: with the findings that matter at this location. */
export function presentDisease(condition: BundleCondition, bundle: LocationBundle): Disease {
  const labels = new Map(bundle.findings.map(({ key, label }) => [key, label]))
  return {
    disease_short_name: condition.key,
    disease_name: condition.name,
    medical_name: condition.medicalName,
    icd10: condition.codes.icd10,
    icd11: condition.codes.icd11,
    description: condition.description,
    age_range: { min_age: condition.age.min, max_age: condition.age.max },
    gender: condition.sex,
    weight: { min_kg: condition.weightKg.min, max_kg: condition.weightKg.max },
    symptoms: Object.entries(condition.likelihoods).map(([key, value]) => ({
      key,
      value,
      label: labels.get(key) ?? key,
    })),
    per_1000: condition.prior.per1000,
    urgency: condition.urgency,
    see: condition.see,
    self_care: condition.selfCare,
    get_help: condition.getHelp.map(({ say }) => say),
    sources: bundle.sources
      .filter(({ key }) => condition.sources.includes(key))
      .map(({ title, publisher, year, url }) => ({ title, publisher, year, url })),
  }
}
