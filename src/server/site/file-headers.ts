import { extname } from 'node:path'
import type { HeadersOfResponse } from '../responses/prepared-response.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Named by their content, so they never change. */
const HASHED = /^assets\//
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Films and pictures keep their names; a new one shows within the hour. */
const MEDIA = /^(films|body)\//
const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
/** Kept, but asked about each time: an unchanged file is answered 304. */
const REVALIDATE = 'no-cache'

/** How a file of the site is sent. @param path from the site's folder */
export function fileHeaders(path: string): HeadersOfResponse {
  return {
    'content-type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': cacheControlOf(path),
  }
}

export function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return IMMUTABLE
  return MEDIA.test(path) ? ONE_HOUR : REVALIDATE
}
