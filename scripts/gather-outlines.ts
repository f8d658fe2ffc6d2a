import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { zonesOfPlace, ZONES } from '#web/domain/body/zones.ts'
import type { Outline } from '#web/features/body-map/outlines.ts'

const SEXES = ['female', 'male']
const WHOLE_BODY = /male-(front|back)$/

/**
 * Puts the outlines of all pictures of the body into two files, as 68 requests cost a phone more than their 110 kB; and, for the
 * pages of conditions and places, those of each whole body into a drawing whose parts they name (`figure-female.svg#front`,
 * and `#front-knee` for the zones of the knee).
 */
export async function gatherOutlines(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /^(fe)?male-.*\.json$/.test(file)).toSorted()
  const wholeBodies: Record<string, Outline> = {}
  const closeUps: Record<string, Outline> = {}
  for (const file of files) {
    const name = basename(file, '.json')
    const outline = JSON.parse(await readFile(join(folder, file), 'utf8')) as Outline
    ;(WHOLE_BODY.test(name) ? wholeBodies : closeUps)[name] = outline
    await rm(join(folder, file))
  }
  await writeFile(join(folder, 'whole-bodies.json'), JSON.stringify(wholeBodies))
  await writeFile(join(folder, 'close-ups.json'), JSON.stringify(closeUps))
  for (const sex of SEXES) await writeFile(join(folder, `figure-${sex}.svg`), drawing(sex, wholeBodies))
}

/** Left without colours: whoever uses a part of it says which. */
function drawing(sex: string, wholeBodies: Record<string, Outline>): string {
  const places = [...new Set(ZONES.map(({ location }) => location))]
  const parts = ['front', 'back'].flatMap((view) => {
    const { zones } = wholeBodies[`${sex}-${view}`]!
    const pathOf = (wanted: ReadonlySet<string>) =>
      zones.flatMap(({ zone, path }) => (wanted.has(zone) ? path : [])).join('')
    return [
      [view, zones.map(({ path }) => path).join('')],
      ...places.map((place) => [
        `${view}-${place}`,
        pathOf(new Set(zonesOfPlace(place).map(({ zone }) => zone))),
      ]),
    ]
  })
  const paths = parts.filter(([, path]) => path !== '').map(([id, path]) => `<path id="${id}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${paths.join('')}</defs></svg>\n`
}
