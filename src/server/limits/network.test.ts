import { expect, test } from 'vitest'
import { byNetwork, networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:0/56'],
  ['2001:db8:1:12ff::1', '2001:db8:1:12ff', '2001:db8:1:1200/56'],
  ['2001:db8:0001::1', '2001:db8:1:0', '2001:db8:1:0/56'],
  ['2001:DB8::', '2001:db8:0:0', '2001:db8:0:0/56'],
  ['::1', '0:0:0:0', '0:0:0:0/56'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0/56'],
  ['203.0.113.7:51034', '203.0.113.7', '203.0.113.7'],
  ['[2001:db8:1:2::6]:51034', '2001:db8:1:2', '2001:db8:1:0/56'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2', '2001:db8:1:0/56'],
  ['[::ffff:203.0.113.7]:51034', '203.0.113.7', '203.0.113.7'],
])('%s counts as %s, of %s', (ip, subnet, site) => {
  expect(networkOf(ip)).toEqual({ subnet, site })
})

test('a limit counts once for an IPv4 address, and for subnet and site with IPv6', () => {
  const limit = { name: 'test', times: 3, seconds: 60 }
  expect(byNetwork(limit, networkOf('203.0.113.7'))).toEqual([[limit, '203.0.113.7']])
  expect(byNetwork(limit, networkOf('2001:db8:1:2::1'))).toEqual([
    [limit, '2001:db8:1:2'],
    [{ name: 'test, site', times: 12, seconds: 60 }, '2001:db8:1:0/56'],
  ])
})
