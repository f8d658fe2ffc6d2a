import { useHydrated } from '#web/routing/use-hydrated.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { countries, DEFAULT_COUNTRY, likelyCountry } from './countries.ts'
import { limitPhoneDigits } from './form-rules.ts'
import { accountMessages } from './messages.ts'

/** Country and number, as `region` and `phone`. */
export function PhoneFields({ error, startWith }: { error: string | null; startWith?: string | undefined }) {
  return (
    <>
      <CountryField />
      <TextField
        label={accountMessages.phone}
        hint={accountMessages.phoneHint}
        error={error}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        defaultValue={startWith}
        required
        onInput={({ currentTarget }) => {
          const limited = limitPhoneDigits(currentTarget.value)
          if (limited !== currentTarget.value) currentTarget.value = limited
        }}
      />
    </>
  )
}

/** The countries' names are the browser's own, and so is which of them is likely: both are there only once the page runs. */
export function CountryField() {
  const isRunning = useHydrated()
  const listed = isRunning ? countries() : [DEFAULT_COUNTRY]
  const likely = isRunning
    ? likelyCountry(new Intl.DateTimeFormat().resolvedOptions().locale)
    : DEFAULT_COUNTRY
  return (
    <SelectField
      key={likely.region}
      label={accountMessages.country}
      name="region"
      autoComplete="country"
      defaultValue={likely.region}
    >
      {listed.map(({ region, name, dialCode }) => (
        <option key={region} value={region}>
          {`${name} (${dialCode})`}
        </option>
      ))}
    </SelectField>
  )
}
