/**
 * The `sizes` of a picture that fills `phoneVw` hundredths of a phone's width and stands elsewhere as `wider` says
 * (conditions of 40rem and more). Eyes find no third pixel per point, so dense phones are sent two.
 */
export function pictureSizes(phoneVw: number, wider: string): string {
  return `(width < 40rem) and (resolution > 2dppx) ${Math.floor((phoneVw * 2) / 3)}vw, ${wider}, ${phoneVw}vw`
}
