import { useState } from 'react'
import { useObjectUrl } from './use-object-url.ts'

/** What an `img` shows of a file; nothing where the browser cannot, as of a DXF, which some call a picture. */
export function usePicture(file: File): { src: string; onError: () => void } | undefined {
  const [unshown, setUnshown] = useState<File>()
  const src = useObjectUrl(file.type.startsWith('image/') && file !== unshown ? file : undefined)
  return src === undefined ? undefined : { src, onError: () => setUnshown(file) }
}
