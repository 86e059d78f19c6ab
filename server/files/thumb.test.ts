import { expect, test, vi } from 'vitest'
import { thumbOf } from './thumb.ts'

test.each(['', '/pictures/sofa-320.webp'])(
  'paper goes without the picture %j while files are away',
  async (address) => {
    const read = () => Promise.reject(new Error('the bucket is away'))
    const warn = vi.fn<() => void>()
    expect(await thumbOf({ files: { read }, log: { warn } } as never, address)).toBeNull()
    expect(warn).toHaveBeenCalledTimes(address === '' ? 0 : 1)
  },
)
