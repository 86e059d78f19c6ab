import { useEffect, useMemo, useState } from 'react'

/** An address for a file in memory while it is shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file])

  useEffect(() => {
    if (url !== undefined) return () => URL.revokeObjectURL(url)
  }, [url])
  return url
}

/** What an `img` shows of a file; nothing where the browser cannot, as of a DXF, which some call a picture. */
export function usePicture(file: File): { src: string; onError: () => void } | undefined {
  const [unshown, setUnshown] = useState<File>()
  const src = useObjectUrl(file.type.startsWith('image/') && file !== unshown ? file : undefined)
  return src === undefined ? undefined : { src, onError: () => setUnshown(file) }
}
