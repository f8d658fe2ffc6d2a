import { z } from 'zod'

export const triageLevel = z
  .enum(['emergency', 'urgent', 'routine', 'self_care'])
  .describe('emergency: now; urgent: the same day; routine: within days to weeks; self_care: at home')
