import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { compileResponses, type CompiledResponses } from '../knowledge/compile-responses.ts'
import { writeResponses } from '../knowledge/response-files.ts'
import { fixtureBundles, fixtureLexicon, fixtureLocations } from './fixture-knowledge.ts'

export function fixtureResponses(): CompiledResponses {
  return compileResponses(fixtureLocations, Object.values(fixtureBundles), fixtureLexicon)
}

/** Writes a build as the build would leave it: responses about the knowledge and a site of one page. */
export async function writeFixtureBuild(folder: string): Promise<void> {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  await writeResponses(join(folder, 'responses'), fixtureResponses())
  write('site/index.html', '<!doctype html><title>Home</title>')
  const page = '<!doctype html><title>Body</title>'
  write('site/man-body/index.html', page)
  write('site/man-body/index.html.br', brotliCompressSync(page))
  write('site/man-body/index.html.gz', gzipSync(page))
  write('site/set-password/index.html', '<!doctype html><title>New password</title>')
  write('site/conditions/gout/index.html', '<!doctype html><title>Gout</title>')
  write('site/sitemap.xml', '<urlset><url><loc>{BASE_URL}/man-body</loc></url></urlset>')
  write('site/hi/index.html', '<!doctype html><title>Hindi home</title>')
  write('site/hi/404.html', '<!doctype html><title>Nothing here in Hindi</title>')
  write('site/404.html', '<!doctype html><title>Nothing here</title>')
  write('site/assets/app-1a2b.js', 'console.log("app")')
  write('site/assets/app-1a2b.js.br', 'not really brotli')
  write('site/body/front.webp', 'a picture')
  write('site/films/walk.webm', '0123456789')
}
