/** Names that people and attackers give their files, as they travel, and what is kept of them. */
export const fileNames: [what: string, sent: string, stored: string][] = [
  ['a way out of the folder', '../../etc/receipt.png', 'receipt.png'],
  ['a Windows path', 'C:\\\\Users\\\\kai\\\\receipt.png', 'receipt.png'],
  ['an encoded line break', 'a%0D%0AX-Evil: 1.png', 'aX-Evil 1.png'],
  ['markup', "'><img onerror=alert(1)>.png", "'img onerror=alert(1).png"],
  ['markup in quotes', '%22><img onerror=alert(1)>.png', 'img onerror=alert(1).png'],
  ['flowers', 'receipt 🌺.png', 'receipt 🌺.png'],
  ['a hidden file', '.htaccess.png', 'htaccess.png'],
  ['text that runs backwards', 'receipt\u202Egnp.png', 'receiptgnp.png'],
  ['dots', '....receipt.png', 'receipt.png'],
  ['300 letters', `${'a'.repeat(296)}.png`, `${'a'.repeat(116)}.png`],
  ['a reserved word of Windows', 'con.png', 'con.png'],
  ['a script address', 'javascript:alert(1).png', 'javascriptalert(1).png'],
]
