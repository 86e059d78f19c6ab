/** A picture on the table; `alt` names it. */
export function PictureSheet({ url, alt }: { url: string; alt: string }) {
  return <img src={url} alt={alt} draggable={false} className="block size-full select-none" />
}
