const files = import.meta.glob<string>('./pictures/bedroom-*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
})

const WIDTHS = [480, 960, 1600]
const SIZES = '(width >= 85rem) 38rem, (width >= 64rem) 46vw, 100vw'

/** A bedroom by the sea with its bed made. */
export function MadeBed() {
  return (
    <picture>
      <source type="image/avif" srcSet={fileSet('avif')} sizes={SIZES} />
      <img
        src={files['./pictures/bedroom-960.webp']}
        srcSet={fileSet('webp')}
        sizes={SIZES}
        width={1600}
        height={1066}
        alt="A bedroom by the sea: a white oak bed made up in white and sage, with a bench at its foot and a nightstand on each side"
        loading="lazy"
        decoding="async"
        className="aspect-[3/2] w-full rounded-picture bg-plinth object-cover"
      />
    </picture>
  )
}

function fileSet(format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${files[`./pictures/bedroom-${width}.${format}`]} ${width}w`).join(', ')
}
