import sharp from 'sharp'

/** Something of a photograph as JPEG, 1,600 pixels wide: soft shapes in soft light, with grain. */
export async function photograph(seed: number): Promise<Buffer> {
  const shapes = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 389 + seed * 71) % 1600, (at * 211 + seed * 53) % 1200]
    const colour = `hsl(${(at * 29 + seed * 17) % 360},35%,${30 + (at % 50)}%)`
    return `<ellipse cx="${x}" cy="${y}" rx="${40 + at * 3}" ry="${30 + at * 2}" fill="${colour}" opacity=".5"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#cdb89a"/>${shapes.join('')}</svg>`
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 }
  const grain = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#808080', noise },
  })
    .png()
    .toBuffer()
  return sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}
