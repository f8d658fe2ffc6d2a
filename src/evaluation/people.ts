import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import type { Key, Sex, TriageLevel } from '#engine'
import { triageLevel } from '#knowledge/schema/parts'

/** One invented person, the places where they would point, and how urgent it must be, at least or at most. */
export interface Case {
  who: string
  at: readonly Key[]
  sex: Sex
  age: number
  /** What they say when asked. */
  says: readonly Key[]
  /** The level they must reach, also when they are not sure about everything else. */
  least?: TriageLevel | undefined
  /** The level they must not exceed. */
  most?: TriageLevel | undefined
  /** What of it suffices for `leastAlone`. */
  alone?: readonly Key[] | undefined
  leastAlone?: TriageLevel | undefined
  /** What must stand in the box that says what to do. */
  told: readonly RegExp[]
  /** Causes that must be shown, or named to those who help. */
  shown: readonly Key[]
  /** Within how many hours it must say to be seen, at most. */
  withinHours?: number | undefined
  /** Whether they tell before the result what is offered there and was not asked. */
  atTheEnd: boolean
}

export interface PeopleGroup {
  about: string
  people: Case[]
}

const age = z.number().int().min(0).max(120)
const key = z.string().regex(/^[a-z][a-z0-9_]*$/)
const EACH = '{each}'
const EVERYWHERE = 'EVERYWHERE'

const person = z
  .strictObject({
    who: z.string(),
    each: z.array(key).or(z.array(age)).optional(),
    at: z.array(key.or(z.string().regex(/^[A-Z]+$/))).min(1),
    not_at: z.array(key).default([]),
    sex: z.enum(['male', 'female']).default('male'),
    age: age.or(z.literal(EACH)),
    says: z.array(key.or(z.literal(EACH))).min(1),
    least: triageLevel.optional(),
    most: triageLevel.optional(),
    alone: z.array(key.or(z.literal(EACH))).optional(),
    least_alone: triageLevel.optional(),
    told: z.array(z.string()).default([]),
    shown: z.array(key).default([]),
    within_hours: z.number().positive().optional(),
    at_the_end: z.boolean().default(false),
  })
  .refine(({ least, most }) => least ?? most, 'say which level is the least or the most')

const file = z.strictObject({
  places: z.record(z.string(), z.array(key)).default({}),
  groups: z.array(
    z.strictObject({ about: z.string(), source: z.string().optional(), people: z.array(person) }),
  ),
})

type Person = z.infer<typeof person>

/** Reads a folder of people. Throws with the file where one is malformed. */
export function readPeople(folder: string, everywhere: readonly Key[]): PeopleGroup[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => {
      const read = file.safeParse(load(readFileSync(join(folder, name), 'utf8')))
      if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`)
      const places = { ...read.data.places, [EVERYWHERE]: everywhere }
      return read.data.groups.map(({ about, people }) => ({
        about,
        people: people.flatMap((one) => casesOf(one, places)),
      }))
    })
}

/** One person; of those who differ in one thing, each. */
function casesOf(person: Person, places: Readonly<Record<string, readonly Key[]>>): Case[] {
  const at = person.at
    .flatMap((place) => places[place] ?? place)
    .filter((place) => !person.not_at.includes(place))
  return (person.each ?? ['']).map((each) => {
    const fill = (texts: readonly string[]) => texts.map((text) => text.replace(EACH, String(each)))
    return {
      who: person.who.replace(EACH, String(each)),
      at,
      sex: person.sex,
      age: person.age === EACH ? Number(each) : person.age,
      says: fill(person.says),
      least: person.least,
      most: person.most,
      alone: person.alone && fill(person.alone),
      leastAlone: person.least_alone,
      told: person.told.map((words) => new RegExp(words, 'i')),
      shown: person.shown,
      withinHours: person.within_hours,
      atTheEnd: person.at_the_end,
    }
  })
}
