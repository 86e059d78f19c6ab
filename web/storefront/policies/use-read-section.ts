import { useEffect, useState } from 'react'

/** A line across the window at a third of its height: the section that it crosses is the one being read. */
const READING_LINE = '-33% 0px -66% 0px'

/** The id of that one of `sections` that is being read; none before the first and without scripts. */
export function useReadSection(sections: readonly { id: string }[]): string | undefined {
  const [read, setRead] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? undefined
          setRead((before) => (isIntersecting ? id : before === id ? undefined : before))
        }
      },
      { rootMargin: READING_LINE },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)?.closest('section')
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return read
}
