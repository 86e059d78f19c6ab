import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runDoctor } from './run-doctor.ts'

test('prints how large the largest tables are, then what is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-doctor-'))
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const isWell = await runDoctor({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  await rm(folder, { recursive: true })
  expect(isWell).toBe(true)
  expect(lines).toHaveLength(11)
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^table [a-z_]+: \d+ rows, \d+\.\d MB\n$/)
  expect(lines.at(-1)).toBe('All is well.\n')
})
