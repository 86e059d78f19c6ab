import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'

/** One of three machines on a network of their own. */
export type Machine = {
  name: string
  address: string
  /** What begins a command that runs there. */
  within: string[]
}

export type Machines = {
  all: Machine[]
  /** All addresses, as a network. */
  network: string
  /** Cuts the wire of a machine, and mends it; without namespaces no wire can be cut. */
  wire: { cut(machine: Machine): Promise<void>; mend(machine: Machine): Promise<void> } | undefined
  /** What removes them, in words of a shell. */
  removal: string
}

const run = promisify(execFile)
const NAMES = ['db1', 'db2', 'db3']

/** Three network namespaces on a bridge where this user may make them, else three addresses of loopback. */
export async function openMachines(): Promise<Machines> {
  const id = randomInt(1, 255)
  try {
    return await namespaces(id)
  } catch {
    const network = `127.18.${id}`
    const all = NAMES.map((name, at) => ({ name, address: `${network}.${at + 1}`, within: [] }))
    return { all, network: '127.0.0.0/8', wire: undefined, removal: '' }
  }
}

async function namespaces(id: number): Promise<Machines> {
  // Addresses for benches, which no network routes.
  const network = `198.18.${id}`
  const bridge = `lanai${id}`
  const wireOf = (name: string) => `lanai${id}${name}`
  const ip = (words: string) => run('ip', words.split(' '))
  await ip(`link add ${bridge} type bridge`)
  await ip(`addr add ${network}.254/24 dev ${bridge}`)
  await ip(`link set ${bridge} up`)
  const all = NAMES.map((name, at) => ({
    name,
    address: `${network}.${at + 1}`,
    within: ['nsenter', `--net=/run/netns/${wireOf(name)}`],
  }))
  for (const { name, address } of all) {
    const wire = wireOf(name)
    await ip(`netns add ${wire}`)
    await ip(`link add ${wire} type veth peer name eth0 netns ${wire}`)
    await ip(`link set ${wire} master ${bridge} up`)
    await ip(`-n ${wire} addr add ${address}/24 dev eth0`)
    await ip(`-n ${wire} link set eth0 up`)
    await ip(`-n ${wire} link set lo up`)
  }
  const set = async ({ name }: Machine, state: 'up' | 'down') =>
    void (await ip(`link set ${wireOf(name)} ${state}`))
  return {
    all,
    network: `${network}.0/24`,
    wire: { cut: (machine) => set(machine, 'down'), mend: (machine) => set(machine, 'up') },
    removal: [...NAMES.map((name) => `ip netns del ${wireOf(name)}`), `ip link del ${bridge}`].join('; '),
  }
}
