type Placed = {
  /** Whole address of a model that Scene Viewer reads: it knows no packed ones. */
  file: string
  title: string
  /** Whole address of the page, for a way back and for phones without Scene Viewer. */
  page: string
}

/** What opens Android's Scene Viewer with a piece in its true size. */
export function sceneViewerLink({ file, title, page }: Placed): string {
  const asked = new URLSearchParams({
    file,
    title,
    link: page,
    mode: 'ar_preferred',
    resizable: 'false',
    disable_occlusion: 'true',
  })
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end',
  ]
  return `intent://arvr.google.com/scene-viewer/1.2?${asked}#Intent;${intent.join(';')};`
}
