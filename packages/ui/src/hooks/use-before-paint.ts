import { useEffect, useLayoutEffect } from 'react'

/**
 * Layout effect in browsers: a server has no layout, and React 18 warns about layout effects there.
 */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
