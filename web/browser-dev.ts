// Development only: fast refresh must be in place before the first component is loaded.
import '@vitejs/plugin-react/preamble'

await import('./browser.tsx')
