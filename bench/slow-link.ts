import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface LinkSpeed {
  kilobitsPerSecond: number
  roundTripMs: number
}

/** A connection to a server that is as slow as a bad phone network, for everything a browser does, service workers included. */
export interface SlowLink {
  url: string
  close: () => void
}

/** As large as a packet on the way: all connections take turns, packet by packet. */
const PACKET_BYTES = 1460
/** Beyond this the sender has to wait. */
const WINDOW_BYTES = 32_768
/** What a browser waits for before it can ask: a name, a connection and its encryption. */
const ROUND_TRIPS_TO_OPEN = 3

/** Opens a link to the server at this address; both directions share nothing, all connections share each. */
export async function openSlowLink(to: string, speed: LinkSpeed): Promise<SlowLink> {
  const { hostname, port } = new URL(to)
  const [up, down] = [createLane(speed), createLane(speed)]
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    sockets.add(near).add(far)
    const opensAt = performance.now() + ROUND_TRIPS_TO_OPEN * speed.roundTripMs
    up(near, far, opensAt)
    down(far, near, opensAt)
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
        sockets.delete(socket)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

interface Queue {
  from: Socket
  to: Socket
  packets: Buffer[]
  onTheWay: Buffer[]
}

/** One direction. @returns what sends all that comes from a socket on to another. */
function createLane({ kilobitsPerSecond, roundTripMs }: LinkSpeed) {
  const queues: Queue[] = []
  let timer: NodeJS.Timeout | undefined
  let freeAt = 0

  /** Sends a packet of the first in the queue, which then goes to its end. */
  function send() {
    timer = undefined
    const queue = queues.shift()
    const packet = queue?.packets.shift()
    if (!queue || !packet) return
    freeAt = Math.max(freeAt, performance.now()) + (packet.length * 8) / kilobitsPerSecond
    if (queue.packets.length > 0) queues.push(queue)
    if (queue.packets.length * PACKET_BYTES < WINDOW_BYTES) queue.from.resume()
    const { to, onTheWay } = queue
    onTheWay.push(packet)
    // Timers may overtake each other; packets may not.
    setTimeout(() => to.writable && to.write(onTheWay.shift()!), freeAt + roundTripMs / 2 - performance.now())
    wake()
  }

  function wake() {
    if (queues.length > 0) timer ??= setTimeout(send, Math.max(0, freeAt - performance.now()))
  }

  return (from: Socket, to: Socket, opensAt: number) => {
    const queue: Queue = { from, to, packets: [], onTheWay: [] }
    from.on('data', (bytes) => {
      const isQueued = queue.packets.length > 0
      for (let at = 0; at < bytes.length; at += PACKET_BYTES)
        queue.packets.push(bytes.subarray(at, at + PACKET_BYTES))
      if (queue.packets.length * PACKET_BYTES >= WINDOW_BYTES) from.pause()
      if (isQueued) return
      setTimeout(() => {
        queues.push(queue)
        wake()
      }, opensAt - performance.now())
    })
  }
}
