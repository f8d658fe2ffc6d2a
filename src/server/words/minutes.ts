/** A time in words: "10 minutes". @param language BCP 47; null: English */
export function minutesIn(minutes: number, language: string | null): string {
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language ?? 'en', unit).format(minutes)
}
