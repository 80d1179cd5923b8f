import { createContext } from 'react'

/** The host has not asked to see the solution of the open question: who looks on must not either. */
export const AnswerCover = createContext(false)
