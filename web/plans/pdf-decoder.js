// Scanned plans hold pictures (JBIG2, CCITT, JPEG 2000) that pdf.js cannot read by itself: it fetches a decoder by
// appending a fixed name to one address, while our build gives every file a name of its own. This is that address;
// its query says where the decoders lie, and at its end which of them is asked for.
const asked = new URL(import.meta.url).searchParams
const name = asked.get('file')?.includes('openjpeg') ? 'openjpeg' : 'jbig2'
const { default: decoder } = await import(/* @vite-ignore */ asked.get(name) ?? '')

export default decoder
