/** Faults of ours whose message is one line that names the setting to mend. */
const reported = new Set(['ConfigError', 'MigrationRefused', 'DatabaseUnavailable', 'FolderInUse'])

/** Why the doors could not be opened, by the system's code. */
const listenFaults: Record<string, string> = {
  EADDRINUSE: 'PORT: is used by another program',
  EACCES: 'PORT: this user may not listen there',
  EADDRNOTAVAIL: 'HOST: is no address of this machine',
  ENOTFOUND: 'HOST: no machine has this name',
  EAI_AGAIN: 'HOST: this name cannot be looked up',
}
const folderFaults = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'ENOSPC', 'EDQUOT'])

type SystemError = Error & { code?: string; syscall?: string; path?: string }

/**
 * One line for whoever starts the shop, when what keeps it from opening is theirs to mend: it names the setting
 * and never its value. Undefined for a fault of ours.
 */
export function startFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (reported.has(error.name)) return error.message
  const { code = '', syscall = '', path = '' }: SystemError = error
  if (syscall === 'listen' || syscall === 'getaddrinfo') return listenFaults[code]
  if (path.endsWith('manifest.json')) return 'The pages are not built: `npm start` builds them'
  return folderFaults.has(code) || code === 'ERR_SQLITE_ERROR'
    ? `DATA_DIR: cannot be written (${code})`
    : undefined
}
