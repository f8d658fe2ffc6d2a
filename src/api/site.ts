import { z } from 'zod'

const given = (what: string) =>
  z.string().nullable().describe(`${what}; null when the operator has not given it`)

export const siteInfo = z
  .object({
    operator_email: given('Where to write to whoever runs the site'),
    grievance_officer: z
      .object({
        name: given('Name'),
        email: given('Email address'),
        address: given('Postal address, in lines'),
      })
      .describe('Who answers questions and complaints about data'),
  })
  .meta({ id: 'Site', description: 'Who runs this site; the same for everybody' })

export type SiteInfo = z.infer<typeof siteInfo>
