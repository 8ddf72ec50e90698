import sharp from 'sharp'
const [out, width, height, columns, ...names] = process.argv.slice(2)
const w = +width, h = +height, c = +columns
const tiles = await Promise.all(names.map(async (n, i) => ({ input: await sharp(`/tmp/basic-shots/${n}.png`).resize({ width: w }).toBuffer().then(async (b) => { const m = await sharp(b).metadata(); return sharp(b).extract({ left: 0, top: 0, width: w, height: Math.min(h, m.height) }).toBuffer() }), left: (i % c) * (w + 10), top: Math.floor(i / c) * (h + 10) })))
await sharp({ create: { width: c * (w + 10), height: Math.ceil(names.length / c) * (h + 10), channels: 3, background: '#888' } }).composite(tiles).png().toFile(`/tmp/basic-shots/${out}.png`)
