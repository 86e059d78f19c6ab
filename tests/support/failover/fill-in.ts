import { chown, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Machine, Machines } from './machines.ts'
import type { Place } from './programs.ts'

type Where = Pick<Place, 'folder' | 'runAs'> & {
  machine?: Machine
  network: Machines
  /** The folder of PostgreSQL's programs. */
  programs: string
  /** Where the HAProxy listens. */
  port: number
}

const files = fileURLToPath(new URL('../../../deploy/ha/', import.meta.url))
/** The lines that are of one machine; in the files, of the first. */
const OF_ONE = /^(name|.*(listen|connect_address|listen-\S+-urls|advertise-\S+-urls)): .*$/gm

/** Writes a file of `deploy/ha` into a folder, for these addresses and folders and otherwise as it is; gives its path. */
export async function fillIn(file: string, where: Where): Promise<string> {
  const { folder, runAs, machine, network, programs, port } = where
  const ofThisMachine = (line: string) =>
    line.replace(/^name: .*/, `name: ${machine?.name}`).replace('10.0.0.11', machine?.address ?? '')
  const text = (await readFile(join(files, file), 'utf8'))
    .replaceAll('10.0.0.0/24', network.network)
    .replaceAll(OF_ONE, ofThisMachine)
    .replaceAll(/\b10\.0\.0\.1(\d)/g, (_, digit: string) => network.all[Number(digit) - 1]?.address ?? '')
    .replace('/var/lib/etcd/lanai', join(folder, 'etcd'))
    .replace('/var/lib/postgresql/15/lanai', join(folder, 'data'))
    .replace('/var/lib/postgresql/.lanai-pgpass', join(folder, 'pgpass'))
    .replace('/var/run/postgresql', folder)
    .replace('/usr/lib/postgresql/15/bin', programs)
    .replace('mode: automatic', 'mode: off')
    .replaceAll('127.0.0.1:5000', `127.0.0.1:${port}`)
  const path = join(folder, file)
  await writeFile(path, text)
  if (runAs) await chown(path, runAs.uid, runAs.gid)
  return path
}
