import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailAddress } from './mail-address.tsx'

test.each([
  ['aloha@lanai.example', 'aloha<wbr/>@lanai.example'],
  ['"a@b"@lanai.example', '&quot;a@b&quot;<wbr/>@lanai.example'],
  ['aloha', 'aloha<wbr/>'],
])('%j may break before its last @', (address, html) => {
  expect(renderToStaticMarkup(<MailAddress address={address} />)).toBe(html)
})
