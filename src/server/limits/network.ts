import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { Charge, Limit } from './rate-limiter.ts'

/**
 * The networks that an address is counted under. A household with IPv6 has 2^64 addresses, and may well have 256 such
 * subnets: RFC 6177 has a site get a /56. With IPv4 both are the address.
 */
export interface Network {
  /** `2001:db8:1:2`: a /64. */
  subnet: string
  /** `2001:db8:1:0/56`. */
  site: string
}

/** What is free to one subnet is free so many times over to all of a site, which may be a carrier's 256 phones. */
const SITE_FACTOR = 4

/**
 * Finds the network that a request comes from. Fastify's own `trustProxy` would slow every request of the site down by a third,
 * the knowledge's too.
 * @param trustedProxies whose word about it is taken
 */
export function createNetworkFinder(trustedProxies: string | false): (request: IncomingMessage) => Network {
  const isTrusted = trustOf(trustedProxies)
  return (request) => networkOf(proxyAddr(request, isTrusted))
}

/** Tells by the address that a connection comes from whether it is one of our proxies: it then brings visitors of many networks. */
export function createProxyCheck(trustedProxies: string | false): (ip: string) => boolean {
  const isTrusted = trustOf(trustedProxies)
  return (ip) => isTrusted(ip, 0)
}

const trustOf = (trustedProxies: string | false) =>
  proxyAddr.compile(trustedProxies === false ? [] : trustedProxies.split(/\s*,\s*/))

export function networkOf(address: string): Network {
  const ip = withoutPort(address)
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice('::ffff:'.length) : ip
  if (!isIPv6(plain)) return { subnet: plain, site: plain }
  const [head = '', tail] = plain.split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const prefix = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
  const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(':')
  return {
    subnet: written(prefix),
    site: `${written(prefix.map((part, at) => (at === 3 ? part & 0xff00 : part)))}/56`,
  }
}

/** Some proxies add the port, which is another for every connection: each would be a network of its own. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** A limit by network counts for the subnet, and at four times its size for the site. */
export function byNetwork(limit: Limit, { subnet, site }: Network): Charge[] {
  if (subnet === site) return [[limit, subnet]]
  const ofSite = { ...limit, name: `${limit.name}, site`, times: limit.times * SITE_FACTOR }
  return [
    [limit, subnet],
    [ofSite, site],
  ]
}

/**
 * Whom a stranger is likely to share with addresses of their own, which cost little by the hundred: `a.b` of an IPv4 address, a
 * /32 with IPv6.
 */
export const regionOf = ({ site }: Network): string =>
  site.includes(':') ? site.split(':').slice(0, 2).join(':') : site.split('.').slice(0, 2).join('.')
