import { call } from '@pathquest/sdk/api/call'
import { useEffect, useState } from 'react'
import { api } from '../api/client'
import { followSignOuts, tellSignedOut } from '../session/signed-out'
import type { Visitor } from '../session/visitor'

/** Asks once who is signed in; a guest can join whatever comes of it. */
export function useOwnVisitor(): Visitor {
  const [known, setKnown] = useState<Pick<Visitor, 'status' | 'user'>>({
    status: 'loading',
    user: null,
  })
  useEffect(() => {
    call(api, 'GET /api/session').then(
      ({ user }) => setKnown({ status: 'ready', user }),
      () => setKnown({ status: 'failed', user: null }),
    )
  }, [])
  useEffect(() => followSignOuts(), [])
  const signOut = async () => {
    await call(api, 'POST /api/auth/sign-out')
    tellSignedOut()
    setKnown({ status: 'ready', user: null })
  }
  return { ...known, signOut }
}
