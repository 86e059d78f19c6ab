import { StandardPage } from './owner-words.tsx'

/** A page that the owner added; it never stands as it came. */
export default function OwnPage() {
  return <StandardPage>{null}</StandardPage>
}
