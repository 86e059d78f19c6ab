/**
 * The look of a letter: inline styles, because mail programs drop style sheets, and tables,
 * because some of them lay out nothing else. The sheets only widen the button and narrow the
 * margins on phones, and turn the colours for dark mode; a program that drops them shows the
 * light letter. They are two, because a program that stumbles over one drops it whole.
 */
const serif = "font-family:'Instrument Serif',Georgia,'Times New Roman',serif;font-weight:400;"
const sans = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;"
const ink = 'color:#211E1A;'
const muted = 'color:#6B645A;'
const hairline = '1px solid #E2DACD;'

/** In pixels: a letter on a wide screen, what its margins leave, and the picture of a piece. */
export const widths = { column: 600, inner: 536, picture: 64, pictureCell: 80 } as const

export const look = {
  page: 'margin:0;padding:0;background-color:#FBFAF7;-webkit-text-size-adjust:100%;',
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;',
  column: `width:100%;max-width:${widths.column}px;`,
  head: `${serif}${ink}padding:40px 32px 20px;font-size:28px;line-height:32px;border-bottom:${hairline}`,
  logo: 'display:block;height:40px;width:auto;max-width:100%;border:0;',
  letter: `${sans}${ink}padding:36px 32px 8px;font-size:16px;line-height:26px;`,
  title: `${serif}${ink}margin:0 0 24px;font-size:34px;line-height:40px;overflow-wrap:anywhere;`,
  paragraph: 'margin:0 0 20px;overflow-wrap:anywhere;',
  table: `${sans}${ink}width:100%;margin:0 0 24px;font-size:16px;line-height:24px;font-variant-numeric:tabular-nums;`,
  columnHead: `${muted}padding:0 0 8px;font-size:13px;line-height:20px;font-weight:400;border-bottom:${hairline}`,
  cell: `padding:14px 0;vertical-align:top;overflow-wrap:anywhere;border-bottom:${hairline}`,
  picture: `display:block;width:${widths.picture}px;height:auto;border:0;border-radius:2px;background-color:#F1ECE3;`,
  wide: 'display:block;width:100%;height:auto;margin:0 0 24px;border:0;border-radius:2px;background-color:#F1ECE3;',
  beside: `padding-right:${widths.pictureCell - widths.picture}px;`,
  small: `${muted}font-size:14px;line-height:20px;`,
  figure: 'padding:6px 0;vertical-align:top;',
  total: `padding:14px 0 4px;vertical-align:top;font-weight:600;border-top:${hairline}`,
  lone: 'padding:0 0 4px;vertical-align:top;font-weight:600;',
  price: 'white-space:nowrap;padding-left:12px;',
  contact: { ink: `${ink}text-decoration:underline;`, muted: `${muted}text-decoration:underline;` },
  unbroken: 'white-space:nowrap;',
  noticeFrame: 'width:100%;margin:0 0 24px;',
  notice: `${sans}${ink}padding:16px 20px;background-color:#F1ECE3;border-radius:8px;font-size:14px;line-height:22px;`,
  code: `${sans}${ink}padding:18px 20px;background-color:#F1ECE3;border-radius:8px;font-size:22px;line-height:28px;letter-spacing:0.04em;white-space:nowrap;`,
  buttonFrame: 'margin:8px 0 32px;',
  button: 'border-radius:8px;mso-padding-alt:14px 28px;',
  buttonLink: `${sans}display:inline-block;padding:14px 28px;color:#FFFFFF;font-size:16px;line-height:20px;font-weight:600;text-align:center;text-decoration:none;`,
  foot: `${sans}${muted}padding:24px 32px 48px;font-size:13px;line-height:20px;border-top:${hairline}overflow-wrap:anywhere;`,
} as const

export const phoneSheet = `
@media (max-width: 480px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 30px !important; line-height: 36px !important; }
  .picture { width: 48px !important; }
  .beside { padding-right: 12px !important; }
  .code { font-size: 18px !important; letter-spacing: 0 !important; }
  .wide { width: 100% !important; }
  .wide a { display: block !important; padding-left: 12px !important; padding-right: 12px !important; }
}`

export const darkSheet = (accent: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #191714 !important; }
  .ink, .title { color: #F1ECE3 !important; }
  .muted { color: #B5ADA1 !important; }
  .logo { background-color: #FBFAF7 !important; padding: 8px !important; border-radius: 8px !important; }
  .rule { border-color: #3A352E !important; }
  .notice { background-color: #26221D !important; color: #F1ECE3 !important; }
  .button { background-color: ${accent} !important; }
  .button a { color: #0E2423 !important; }
}`

/** Outlook on Windows sets Times where it lacks the first typeface of a list, and enlarges by its own measure. */
export const outlookHead = `<!--[if mso]>
<xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>table { border-collapse: collapse; } td, th, p, a, span { font-family: 'Segoe UI', Arial, sans-serif !important; } .store, h1 { font-family: Georgia, serif !important; }</style>
<![endif]-->`

/** Outlook on Windows knows no greatest width: it gets the column as a table of its own. */
export const outlookColumn = {
  begin: `<!--[if mso]><table role="presentation" width="${widths.column}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  end: '<!--[if mso]></td></tr></table><![endif]-->',
} as const
