import { createContext } from 'react'

/** The script tag has no provider around its widgets: each is given its API. */
export const ApiContext = /* @__PURE__ */ createContext(null)
export const useGivenApi = <Api>(given: Api): Api => given
