/**
 * Asks for the scripts of a page once its first picture is there: on a slow line they would share it, and a page can be
 * read and its links followed without them. Who touches the page before does not wait any longer.
 */
const { assets } = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const waiting = new AbortController()

function askForScripts(): void {
  waiting.abort()
  for (const module of assets.modules) addToHead('link', { rel: 'modulepreload', href: module })
  addToHead('script', { type: 'module', src: assets.entry })
}

function addToHead(tag: string, attributes: object): void {
  document.head.append(Object.assign(document.createElement(tag), attributes))
}

function askAfter(target: EventTarget, events: string[]): void {
  for (const event of events) target.addEventListener(event, askForScripts, { signal: waiting.signal })
}

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
if (!picture || picture.complete) askForScripts()
else {
  askAfter(picture, ['load', 'error'])
  askAfter(window, ['pointerdown', 'keydown'])
}
