import { useEffect } from 'react'

/** The browser's "do not sell or share" (Global Privacy Control). */
type Asked = Navigator & { globalPrivacyControl?: boolean }

/** Counts the page at `path` with Google Analytics, where the settings name a measurement ID and nobody objects. */
export function useGoogleCount(measurementId: string, path: string): void {
  useEffect(() => {
    if (measurementId === '' || (navigator as Asked).globalPrivacyControl) return
    import('./count-with-google.ts')
      .then(({ countWithGoogle }) => countWithGoogle(measurementId, path))
      // A page is whole without being counted.
      .catch(() => undefined)
  }, [measurementId, path])
}
