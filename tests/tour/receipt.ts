import sharp from 'sharp'

/** A picture of a transfer, as a bank's app would save it. */
export async function sampleReceipt(amount: string) {
  const line = (y: number, size: number, text: string) =>
    `<text x="48" y="${y}" font-family="sans-serif" font-size="${size}" fill="#211e1a">${text}</text>`
  const words = [
    line(96, 36, 'Transfer sent'),
    line(170, 22, 'To Lanai Interiors LLC'),
    line(214, 22, 'Bank of Hawaii (example)'),
    line(300, 48, amount),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#ffffff"/><rect width="640" height="10" fill="#17504e"/>${words.join('')}</svg>`
  return {
    name: 'transfer.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(svg)).png().toBuffer(),
  }
}
