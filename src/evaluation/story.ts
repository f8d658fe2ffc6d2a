import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { z } from 'zod'
import { triageLevel } from '#knowledge/schema/parts'

const key = z.string().regex(/^[a-z][a-z0-9_]*$/)
/** A finding, or "not" and a finding. */
const told = z.string().regex(/^(?:not )?[a-z][a-z0-9_]*$/)

const stories = z.array(
  z.strictObject({
    key,
    title: z.string(),
    at: key,
    also: z.array(key).default([]),
    who: z.enum(['me', 'child', 'other']).default('me'),
    sex: z.enum(['male', 'female']),
    age: z.number().int().min(0).max(120),
    /** What they type before the questions. */
    words: z.string(),
    /** What has to be understood of it. */
    means: z.array(told),
    /** What else is true of them; every other finding of a question is not. */
    has: z.array(key),
    /** What they add before the result, and what has to be understood of that. */
    at_end: z.string().optional(),
    end_means: z.array(told).default([]),
    level: triageLevel,
    /** The cause that has to be among the first three. */
    cause: key,
  }),
)

/** Somebody who tells what is the matter in their own words, from the first words to the end. */
export type Story = z.infer<typeof stories>[number]

/** Reads the stories. Throws when they do not have the right shape. */
export function readStories(): Story[] {
  return stories.parse(load(readFileSync('tests/stories.yaml', 'utf8')))
}

/** All that is true of somebody. */
export function truthOf({ means, has, end_means }: Story): Set<string> {
  return new Set([...means, ...end_means, ...has].filter((finding) => !finding.startsWith('not ')))
}
