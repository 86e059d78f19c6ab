import { useEffect, useState } from 'react'
import { refused } from './refused.ts'
import { StageNotice } from './stage-notice.tsx'

/**
 * A 3D page that somebody made, in a frame without any right on this site. On which hosts it may lie, the policy of
 * our page says: what it refuses, the browser tells.
 */
export function FramedModel({ name, address }: { name: string; address: string }) {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', hear)
    return () => document.removeEventListener('securitypolicyviolation', hear)
  }, [])

  if (isRefused) return <StageNotice words={refused} />
  return (
    <iframe
      src={address}
      title={`${name} in 3D`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full bg-plinth"
    />
  )
}
