import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Loads a server over a few kept-alive connections. */
export interface HttpLoad {
  /** Asks again and again for this long, then waits for what was asked. @returns how many answers came */
  run(seconds: number): Promise<number>
  /** How long each answer of all runs took, in milliseconds, and begins anew. */
  takeDurations(): number[]
  close(): void
}

/**
 * Opens the connections, which stay open from run to run: a server whose connections all break off between runs
 * spends more on collecting what is left of them than on its answers. Answers are counted by their length, which
 * must be the same each time: a client that parsed them would be slower than the servers it measures.
 * @param request the whole text of a request, head and all
 */
export async function openLoad(port: number, request: string, connections: number): Promise<HttpLoad> {
  const answerBytes = await measureAnswer(port, request)
  const clients = await Promise.all(
    Array.from({ length: connections }, () => openClient(port, request, answerBytes)),
  )
  return {
    async run(seconds) {
      const runs = clients.map((client) => client.start())
      await sleep(seconds * 1000)
      for (const client of clients) client.stop()
      return (await Promise.all(runs)).reduce((sum, answers) => sum + answers, 0)
    },
    takeDurations: () => clients.flatMap((client) => client.takeDurations()),
    close: () => clients.forEach((client) => client.close()),
  }
}

async function openClient(port: number, request: string, answerBytes: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let isRunning = false
  let answers = 0
  let received = 0
  let ended = (): void => {}
  let failed = (_reason: Error): void => {}
  let asked = 0
  let durations: number[] = []
  const ask = () => {
    asked = performance.now()
    socket.write(request)
  }
  socket.on('data', (chunk) => {
    received += chunk.length
    if (received < answerBytes) return
    received -= answerBytes
    answers += 1
    durations.push(performance.now() - asked)
    if (isRunning) ask()
    else ended()
  })
  socket.once('close', () => failed(new Error('The server closed a connection under load')))
  return {
    start: () =>
      new Promise<number>((resolve, reject) => {
        answers = 0
        ended = () => resolve(answers)
        failed = reject
        isRunning = true
        ask()
      }),
    stop: () => {
      isRunning = false
    },
    takeDurations: () => {
      const taken = durations
      durations = []
      return taken
    },
    close: () => {
      failed = () => {}
      socket.destroy()
    },
  }
}

async function measureAnswer(port: number, request: string): Promise<number> {
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  const answer = await readAnswer(socket)
  socket.destroy()
  if (!answer.startsWith('HTTP/1.1 200 '))
    throw new Error(`${request.split('\r\n')[0]} failed: ${answer.slice(0, 40)}`)
  return Buffer.byteLength(answer, 'latin1')
}

/** Everything up to the end that `content-length` announces. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1')
    const end = text.indexOf('\r\n\r\n')
    const length = /^content-length: (\d+)/im.exec(text)?.[1]
    if (end >= 0 && text.length >= end + 4 + Number(length)) break
  }
  return text
}
