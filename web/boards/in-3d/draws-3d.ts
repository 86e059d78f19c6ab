/** How a browser draws in 3D: by its graphics hardware, by its processor, which is slow, or not at all. */
export function draws3d(): 'quick' | 'slow' | 'never' {
  if (isDrawn({ failIfMajorPerformanceCaveat: true })) return 'quick'
  return isDrawn({}) ? 'slow' : 'never'
}

/** A browser has few of them at once, so what was tried is given back. */
function isDrawn(options: WebGLContextAttributes): boolean {
  const context = document.createElement('canvas').getContext('webgl2', options)
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
