import { useEffect, useLayoutEffect } from 'react'

/** A server has no layout, and React 18 warns of an effect that waits for one. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
