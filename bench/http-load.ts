import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Loads a server over a few kept-alive connections for a moment, and counts its answers. They are counted by
 * their length, which must be the same each time: a client that parsed them would be slower than the servers it
 * measures.
 * @param request the whole text of a request, head and all
 */
export async function countAnswers(
  port: number,
  request: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const answerBytes = await measureAnswer(port, request)
  let answers = 0
  const sockets = Array.from({ length: connections }, () => {
    let received = 0
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    return socket.on('data', (chunk) => {
      received += chunk.length
      if (received < answerBytes) return
      received -= answerBytes
      answers++
      socket.write(request)
    })
  })
  await sleep(seconds * 1000)
  for (const socket of sockets) socket.destroy()
  return answers
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
