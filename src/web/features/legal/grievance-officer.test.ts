import { expect, test } from 'vitest'
import { missingOfficerDetails } from './grievance-officer.tsx'

const officer = { name: 'Asha Rao', email: 'asha@pain.example', address: '1 Main Road\nBengaluru' }

test('names what an operator has left out, and nothing when all or none of it is there', () => {
  expect(missingOfficerDetails(officer)).toBeNull()
  expect(missingOfficerDetails({ name: null, email: null, address: null })).toBeNull()
  expect(missingOfficerDetails({ ...officer, email: null, address: null })).toMatch(
    /: email, postal address\.$/,
  )
})
